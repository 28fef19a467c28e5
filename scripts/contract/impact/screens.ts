// Finds the screens that need a file. A screen needs its route file and all files that the route file imports, directly
// or indirectly.
import { importedFile } from '#scripts/importedFile.ts'
import { is, type Node, type SourceFile } from './compiler.ts'
import { whole, type Declared } from './declared.ts'

export type Imports = Map<string, string[]>

/** Files that a file imports at run time; type imports are ignored. */
export function importsOf(source: SourceFile, file: string): string[] {
  const files: string[] = []
  const add = (node: Node | undefined) => {
    const imported = node && is.isStringLiteral(node) && importedFile(node.text, file)
    if (imported) files.push(imported)
  }
  const visit = (node: Node) => {
    if (is.isImportDeclaration(node) && !/^import type\b/.test(node.getText())) add(node.moduleSpecifier)
    if (is.isExportDeclaration(node) && !node.isTypeOnly) add(node.moduleSpecifier)
    if (is.isCallExpression(node) && node.expression.getText() === 'import') add(node.arguments[0])
    node.forEachChild(visit)
  }
  visit(source)
  return files
}

/** Returns the files of `start` and all files that they import, directly or indirectly. */
export function reachedFrom(start: readonly string[], imports: Imports): Set<string> {
  const reached = new Set(start)
  for (const file of reached) for (const next of imports.get(file) ?? []) reached.add(next)
  return reached
}

export const always = ['src/router.tsx', 'src/entry-client.tsx', 'src/entry-server.tsx']
/** File with the code that starts after a page has loaded, mainly analytics. This code belongs to no screen. */
export const deferred = 'src/deferredStart.ts'

/**
 * Returns the paths of the screens that need each file. The file of a layout belongs to all screens of the layout, and
 * the entry points of the app belong to all screens.
 */
export function screensOf(imports: Imports): Map<string, string[]> {
  const pageImports = new Map(imports).set(deferred, [])
  return pathsBy([...imports.keys()], (routes) => reachedFrom([...routes, ...always], pageImports))
}

/**
 * Declarations, mainly functions and components, with the declarations that they need. A declaration is written as
 * `file#name`.
 */
export type Needs = ReadonlyMap<string, readonly string[]>

export const needsOf = (declared: Record<string, Declared[]>): Needs =>
  new Map(
    Object.entries(declared).flatMap(([file, all]) =>
      file === deferred ? [] : all.map(({ name, needs }) => [`${file}#${name}`, needs] as const),
    ),
  )

/**
 * Returns all declarations that the given declarations need, directly or indirectly, and the code that runs when their
 * files are imported. The search stops at calls of the API.
 */
export function neededBy(start: readonly string[], needs: Needs): Set<string> {
  const reached = new Set(start)
  for (const declaration of reached) {
    if (isCall(declaration)) continue
    for (const next of needs.get(declaration) ?? []) reached.add(next)
    reached.add(declaration.replace(/#.*/, `#${whole}`))
  }
  return reached
}

export const isCall = (declaration: string) => /^generated\/(?:calls|hooks)\//.test(declaration)

/** Returns, for each declaration, the paths of the screens that need it. */
export function screensBy(declared: Record<string, Declared[]>, needs: Needs): Map<string, string[]> {
  const inFile = (file: string) => (declared[file] ?? []).map(({ name }) => `${file}#${name}`)
  return pathsBy(Object.keys(declared), (routes) => neededBy([...routes, ...always].flatMap(inFile), needs))
}

/**
 * Returns, for each file or declaration, the paths of the screens that need it. @param of returns the files or
 * declarations that the route file of a screen, its layout and the root route need
 */
export function pathsBy(files: string[], of: (routes: string[]) => Iterable<string>): Map<string, string[]> {
  const screenPaths = new Map<string, string[]>()
  for (const file of files) {
    const [, layout, name] = /^src\/routes\/(_[^/]+)\/(.*)\.tsx$/.exec(file) ?? []
    if (!name) continue
    for (const part of of([file, `src/routes/${layout}.tsx`, 'src/routes/__root.tsx']))
      screenPaths.set(part, [...(screenPaths.get(part) ?? []), pathOf(name)])
  }
  return screenPaths
}

/**
 * Converts the name of a route file to a path: `coins/index` becomes `/coins`, `activity/$year.$campaign` becomes
 * `/activity/$year/$campaign`.
 */
const pathOf = (name: string) =>
  `/${name
    .replace(/(?:^|\/)index$/, '')
    .replaceAll('.', '/')
    .replaceAll(/[[\]]/g, '')}`
