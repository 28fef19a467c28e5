// Which screens a file stands behind: what route files import, and what that imports in turn.
import { dirname, join } from 'node:path'
import * as is from '@typescript/native/unstable/ast'
import type { Node, SourceFile } from '@typescript/native/unstable/ast'

export type Imports = Map<string, string[]>

/** What a file needs to run; types are gone by then. */
export function importsOf(source: SourceFile, file: string): string[] {
  const found: string[] = []
  const add = (node: Node | undefined) => {
    if (node && is.isStringLiteral(node) && node.text.startsWith('.'))
      found.push(join(dirname(file), node.text))
  }
  const visit = (node: Node) => {
    if (is.isImportDeclaration(node) && !/^import type\b/.test(node.getText())) add(node.moduleSpecifier)
    if (is.isExportDeclaration(node) && !node.isTypeOnly) add(node.moduleSpecifier)
    if (is.isCallExpression(node) && node.expression.getText() === 'import') add(node.arguments[0])
    node.forEachChild(visit)
  }
  visit(source)
  return found
}

/** Every file that is needed by the one, which is needed itself. */
export function reachedFrom(start: readonly string[], imports: Imports): Set<string> {
  const reached = new Set(start)
  for (const file of reached) for (const next of imports.get(file) ?? []) reached.add(next)
  return reached
}

/** Paths of screens by file: a layout's stand in all of its screens, and what begins the app in every one. */
export function screensOf(
  imports: Imports,
  screens: readonly { path: string; layout: string }[],
): Map<string, string[]> {
  const behind = new Map<string, string[]>()
  const add = (path: string, start: string[]) => {
    for (const file of reachedFrom(start, imports)) behind.set(file, [...(behind.get(file) ?? []), path])
  }
  const routes = [...imports.keys()].filter((file) => file.startsWith('src/routes/'))
  const starts = ['src/routes/__root.tsx', 'src/router.tsx', 'src/entry-client.tsx', 'src/entry-server.tsx']
  const apart = new Map(imports)
  // The tree of routes leads everywhere.
  apart.set('generated/routeTree.gen.ts', [])
  const always = reachedFrom(starts, apart)
  for (const { path, layout } of screens) {
    const own = routes.filter((file) => pathOf(file) === path)
    const around = routes.filter((file) => file === `src/routes/_${layout}.tsx`)
    add(path, [...own, ...around, ...always])
  }
  return behind
}

/** `src/routes/_default/coins/index.tsx` is `/coins`. */
function pathOf(file: string) {
  const segments = file.slice('src/routes/'.length, -'.tsx'.length).split('/').slice(1)
  if (segments.at(-1) === 'index') segments.pop()
  return `/${segments.map((segment) => segment.replace(/^\[(.*)\]$/, '$1')).join('/')}`
}
