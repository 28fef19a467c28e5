// Writes screens.ts: the metadata of all screens from the route files (src/runtime/routing/screen.ts) as lists. These
// lists are for code without a router: the build, the tests, the screenshots, and code that the browser runs after a
// page has loaded.
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { parseSync, Visitor, type ESTree } from 'vite'
import type { Page } from '#src/runtime/routing/screen.ts'
import { write } from './types.ts'

export const routesFolder = 'src/routes'

/**
 * Properties of a screen declaration that are read only from the generated lists. Builds for the browser remove them
 * from route files.
 */
const listed: ReadonlySet<string> = new Set<keyof Page>(['tracking', 'prerender', 'offline', 'example'])

type Route = { id: string; options: ESTree.ObjectExpression }

export async function writeScreens(folder: string) {
  const routes = await readRoutes()
  const screens = routes
    .flatMap(({ shown: routeScreen }) => routeScreen ?? [])
    .toSorted((a, b) => (a.path < b.path ? -1 : 1))
  const readable = new Set(
    screens.flatMap(({ screen: { offline } }) => (Array.isArray(offline) ? offline : [])),
  )
  const text = [
    "import type { OperationId } from '../src/client/call.ts'",
    "import type { Screen, Tracking } from '../src/runtime/routing/screen.ts'",
    '',
    '/** All screens, each with its path and its layout. */',
    'export const screens: readonly (Screen & { path: string; layout: string })[] = [',
    ...screens.map(({ screen, ...place }) => `  ${JSON.stringify({ ...place, ...screen })},`),
    ']',
    '',
    '/** Names of screens in analytics, by path. */',
    'export const tracking: Readonly<Record<string, Tracking>> = {',
    ...screens.map(({ path, screen }) => `  ${JSON.stringify(path)}: ${JSON.stringify(screen.tracking)},`),
    '}',
    '',
    '/** Calls whose responses may be cached on the device. */',
    `export const readable: readonly OperationId[] = ${JSON.stringify([...readable])}`,
    '',
  ].join('\n')
  await write(folder, 'screens.ts', text)
}

/** Returns all route files, each with its screen; layouts have no screen. */
export async function readRoutes() {
  const names = await readdir(routesFolder, { recursive: true })
  const files = names.filter((name) => name.endsWith('.tsx')).map((name) => join(routesFolder, name))
  return await Promise.all(
    files.map(async (file) => ({ file, shown: screenIn(file, await readFile(file, 'utf8')) })),
  )
}

/** @returns `undefined` for a layout, because it has no screen */
function screenIn(file: string, code: string) {
  const route = routeIn(file, code)
  const screen = route && screenOf(route)
  if (screen?.type === 'Literal' && screen.value === 'layout') return undefined
  if (!route || screen?.type !== 'ObjectExpression')
    throw new Error(`${file} declares no screen: add one (src/runtime/routing/screen.ts).`)
  // Remove path segments that start with an underscore, because they are not part of the URL.
  const [layout = '', ...segments] = route.id.split('/').filter(Boolean)
  const path = `/${segments.filter((segment) => !segment.startsWith('_')).join('/')}`
  return { path, layout: layout.slice(1), screen: membersOf(screen, file) }
}

/**
 * Overwrites with spaces those properties of a screen that the browser reads from the generated lists. Keeps the length
 * of the code, so that source positions stay valid.
 */
export function withoutListed(file: string, code: string): string {
  const route = routeIn(file, code)
  const screen = route && screenOf(route)
  if (screen?.type !== 'ObjectExpression') return code
  let left = code
  screen.properties.forEach((property, place) => {
    if (!listed.has(nameOf(property))) return
    const end = screen.properties[place + 1]?.start ?? screen.end - 1
    left =
      left.slice(0, property.start) + left.slice(property.start, end).replace(/\S/g, ' ') + left.slice(end)
  })
  return left
}

function routeIn(file: string, code: string): Route | undefined {
  const { program, errors } = parseSync(file, code)
  if (errors[0]) throw new Error(`${file}: ${errors[0].message}`)
  let route: Route | undefined
  new Visitor({
    CallExpression({ callee, arguments: [options] }) {
      if (callee.type !== 'CallExpression' || callee.callee.type !== 'Identifier') return
      if (options?.type !== 'ObjectExpression') return
      const [id] = callee.arguments
      if (callee.callee.name === 'createRootRouteWithContext') route = { id: '__root__', options }
      if (callee.callee.name === 'createFileRoute' && id?.type === 'Literal')
        route = { id: String(id.value), options }
    },
  }).visit(program)
  return route
}

const screenOf = ({ options }: Route) => member(member(options, 'staticData'), 'screen')

const member = (object: ESTree.Expression | undefined, name: string): ESTree.Expression | undefined => {
  if (object?.type !== 'ObjectExpression') return undefined
  const property = object.properties.find((candidate) => nameOf(candidate) === name)
  return property?.type === 'Property' ? property.value : undefined
}

const nameOf = (property: ESTree.ObjectPropertyKind) =>
  property.type === 'Property' && property.key.type === 'Identifier' ? property.key.name : ''

type Value = string | number | boolean | null | Value[] | { [name: string]: Value }

/**
 * Returns the literal value of a node. References are rejected, because the lists are generated without running the
 * app.
 */
function valueOf(node: ESTree.Expression, file: string): Value {
  if (node.type === 'ObjectExpression') return membersOf(node, file)
  if (node.type === 'ArrayExpression')
    return node.elements.map((element) => {
      if (!element || element.type === 'SpreadElement') throw notWrittenOut(file, node)
      return valueOf(element, file)
    })
  if (node.type === 'Literal' && !('regex' in node) && typeof node.value !== 'bigint') return node.value
  throw notWrittenOut(file, node)
}

const membersOf = (node: ESTree.ObjectExpression, file: string): Record<string, Value> =>
  Object.fromEntries(
    node.properties.map((property) => {
      if (property.type !== 'Property') throw notWrittenOut(file, node)
      return [nameOf(property), valueOf(property.value, file)]
    }),
  )

const notWrittenOut = (file: string, { type }: ESTree.Expression) =>
  new Error(`${file}: values of a screen must be literals, not ${type}: write the value out.`)
