// Writes calls/: the call functions of the web app by tag, with the effects of each operation on cached data. The
// effects are part of the declaration of an operation, so that a page loads only the effects of operations that it
// calls.
import type { Parameter, Parameters } from '#shared/parameters.ts'
import { join } from 'node:path'
import { isRead, type HubContract, type HubOperation } from './contract.ts'
import { literal, validatorsOf } from './tables.ts'
import { write } from './types.ts'

export async function writeCalls({ operations }: HubContract, folder: string) {
  for (const [tag, ofTag] of Map.groupBy(operations, (operation) => operation.tag)) {
    const kinds = new Set(ofTag.map(kindOf))
    const text = [
      `import { ${[...kinds].toSorted().join(', ')} } from '../../src/client/call.ts'`,
      ...(ofTag.some(({ hasBody }) => hasBody)
        ? ['', `const schemas = () => import('../schemas/${tag}.ts')`]
        : []),
      ...ofTag.flatMap((operation) => ['', ...callOf(operation)]),
      '',
    ].join('\n')
    await write(join(folder, 'calls'), `${tag}.ts`, text)
  }
}

/**
 * Tags whose calls grant something that a member may receive only once, such as coins. The browser stores the
 * idempotency keys of these calls even after the page was closed.
 */
const lastingTags: ReadonlySet<string> = new Set(['coins', 'gifts'])

function callOf(operation: HubOperation): string[] {
  inOneObject(operation)
  const { id, tag, fromBrowser, marks } = operation
  const changes = marks['x-changes'] ?? []
  const effects = literal({
    id,
    tag: isRead(operation) ? tag : undefined,
    changes: isRead(operation) ? undefined : changes,
    keyed: marks['x-idempotency']
      ? changes.some((tagChanged) => lastingTags.has(tagChanged))
        ? 'lasting'
        : true
      : undefined,
    fromBrowser: fromBrowser || undefined,
    empty: operation.hasData ? undefined : true,
    parameters: writtenParameters(operation),
  })
  const [validator] = validatorsOf(operation).flatMap(([part, name]) => (part === 'body' ? [name] : []))
  const schema = validator ? `, schema: async () => (await schemas()).${validator}` : ''
  return [
    `/** ${marks.summary} */`,
    `export const ${id} = /* @__PURE__ */ ${kindOf(operation)}(${effects.slice(0, -2)}, send: ${sendOf(operation)}${schema} })`,
  ]
}

/** Returns code with the typed call of openapi-fetch. This code splits the input into the parts of the request. */
export function sendOf(operation: HubOperation): string {
  const { method, path, query, headers, hasBody } = operation
  const isList = kindOf(operation) === 'list'
  const groups = [namesIn(path), headers].filter((names) => names.length)
  const last = query.length ? 'query' : hasBody ? 'body' : undefined
  const parts = Number(last !== undefined) + groups.length
  const names = groups.flat().map((name, place) => ({ name, local: isName(name) ? name : `header${place}` }))
  const isSplit = parts > 1
  const members = (group: readonly string[]) =>
    `{ ${names
      .filter(({ name }) => group.includes(name))
      .map(({ name, local }) => (name === local ? name : `'${name}': ${local}`))
      .join(', ')} }`
  const valuesOf = (group: readonly string[]) => (isSplit ? members(group) : 'input')
  // Let callers omit the input if all its members are optional.
  const values = isSplit ? 'rest' : '{ ...input }'
  const queried = isList ? `{ cursor, ...${isSplit ? 'rest' : 'input'} }` : values
  const params = [
    ...(namesIn(path).length ? [`path: ${valuesOf(namesIn(path))}`] : []),
    ...(headers.length ? [`header: ${valuesOf(headers)}`] : []),
    ...(last === 'query' ? [`query: ${queried}`] : []),
  ]
  const init = [
    ...(params.length ? [`params: { ${params.join(', ')} }`] : []),
    ...(last === 'body' ? [`body: ${values}`] : []),
  ]
  const split = `{ ${members(groups.flat()).slice(2, -2)}${last ? ', ...rest' : ''} }`
  const args = [
    'client',
    'init',
    ...(parts ? [isSplit ? split : 'input'] : []),
    ...(isList ? ['cursor'] : []),
  ]
  const options = init.length ? `{ ...init, ${init.join(', ')} }` : 'init'
  return `(${args.join(', ')}) => client.${method.toUpperCase()}('${path}', ${options})`
}

const isName = (text: string) => /^[a-z_$][\w$]*$/i.test(text)
const namesIn = (path: string) => Array.from(path.matchAll(/\{(\w+)\}/g), ([, name = '']) => name)

/** Returns the name of the function in src/client/call.ts that the generated code calls to define the operation. */
export function kindOf(operation: HubOperation): 'read' | 'list' | 'write' {
  if (!isRead(operation)) return 'write'
  return operation.query.includes('cursor') ? 'list' : 'read'
}

/** Returns the parameters whose serialization style differs from the default of openapi-fetch. */
function writtenParameters({ parameters: { query, path, headers } }: HubOperation) {
  const isPlain = ({ of, isArray, style }: Parameter) =>
    typeof of === 'string' && !isArray && style === undefined
  const styledIn = (part: Parameters = {}) => {
    const styled = Object.entries(part).filter(([, parameter]) => !isPlain(parameter))
    return styled.length ? Object.fromEntries(styled) : undefined
  }
  const parts = { query: styledIn(query), path: styledIn(path), headers }
  return Object.values(parts).some((part) => part !== undefined) ? parts : undefined
}

/**
 * Rejects an operation in which a parameter and a body member have the same name, because a call receives both in one
 * object.
 */
function inOneObject({ id, path, query, headers, body }: HubOperation) {
  const names = [...namesIn(path), ...query, ...headers, ...body]
  const duplicate = names.find((name, place) => names.indexOf(name) !== place)
  if (duplicate) throw new Error(`${id} has two inputs named ${duplicate}: rename one of them.`)
  if (query.length && body.length)
    throw new Error(`${id} takes a query and a body: put the query's parameters into the body.`)
}
