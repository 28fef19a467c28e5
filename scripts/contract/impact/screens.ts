// Which screens a file stands behind: what route files import, and what that imports in turn.
import { importedFile } from '#scripts/importedFile.ts'
import { is, type Node, type SourceFile } from './compiler.ts'
import { whole, type Declared } from './declared.ts'

export type Imports = Map<string, string[]>

/** What a file needs to run; types are gone by then. */
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

/** Every file that is needed by the one, which is needed itself. */
export function reachedFrom(start: readonly string[], imports: Imports): Set<string> {
  const reached = new Set(start)
  for (const file of reached) for (const next of imports.get(file) ?? []) reached.add(next)
  return reached
}

export const always = ['src/router.tsx', 'src/entry-client.tsx', 'src/entry-server.tsx']
/** What begins once a page has loaded, measuring above all, is shown by none. */
export const deferred = 'src/deferredStart.ts'

/** Paths of screens by file: a layout's file stands in all of its screens, and what begins the app in every one. */
export function screensOf(imports: Imports): Map<string, string[]> {
  const pageImports = new Map(imports).set(deferred, [])
  return pathsBy([...imports.keys()], (routes) => reachedFrom([...routes, ...always], pageImports))
}

/** Declarations, which are functions and components above all, with what they need: each `file#name`. */
export type Needs = ReadonlyMap<string, readonly string[]>

export const needsOf = (declared: Record<string, Declared[]>): Needs =>
  new Map(
    Object.entries(declared).flatMap(([file, all]) =>
      file === deferred ? [] : all.map(({ name, needs }) => [`${file}#${name}`, needs] as const),
    ),
  )

/** Every declaration that the ones need, and what runs as soon as its file is needed. Calls are where it ends. */
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

/** Paths of screens by declaration. */
export function screensBy(declared: Record<string, Declared[]>, needs: Needs): Map<string, string[]> {
  const inFile = (file: string) => (declared[file] ?? []).map(({ name }) => `${file}#${name}`)
  return pathsBy(Object.keys(declared), (routes) => neededBy([...routes, ...always].flatMap(inFile), needs))
}

/** Paths of screens by what each of them has. @param of what a screen's own route file, its layout and the root have */
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

/** `coins/index` is `/coins`, `activity/$year.$campaign` is `/activity/$year/$campaign`. */
const pathOf = (name: string) =>
  `/${name
    .replace(/(?:^|\/)index$/, '')
    .replaceAll('.', '/')
    .replaceAll(/[[\]]/g, '')}`
