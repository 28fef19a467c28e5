// Which operations a screen calls as it opens: those that its loader reaches by name, from function to function.
import { dirname, join } from 'node:path'
import * as is from '@typescript/native/unstable/ast'
import type { Node, SourceFile } from '@typescript/native/unstable/ast'
import { importedBy } from './named.ts'
import { wordOf } from './shapes.ts'

/** What one file declares and needs. */
type Names = {
  imported: Map<string, [file: string, name: string]>
  /** Files that are imported where they are needed. */
  loaded: string[]
  /** By what is declared: every name in it. */
  uses: Map<string, Set<string>>
}

const loaders = ['loader', 'beforeLoad']

/**
 * @param sources all files that pages are made of, by their names
 * @param callOf the operation that a name of generated/calls or generated/hooks asks
 */
export function openingOf(
  sources: ReadonlyMap<string, SourceFile>,
  callOf: (name: string) => string | undefined,
): (route: string) => string[] {
  const known = new Map<string, Names>()
  const namesIn = (file: string) => {
    const source = sources.get(file)
    const names = known.get(file) ?? (source && namesOf(source, file))
    if (names) known.set(file, names)
    return names
  }
  return (route) => {
    const operations = new Set<string>()
    const seen = new Set<string>()
    const reach = (file: string, name: string) => {
      const names = seen.has(`${file} ${name}`) ? undefined : namesIn(file)
      seen.add(`${file} ${name}`)
      if (!names) return
      const [from, own] = names.imported.get(name) ?? []
      const operation = own && /^generated\/(?:calls|hooks)\//.test(from ?? '') ? callOf(own) : undefined
      if (operation !== undefined) operations.add(operation)
      else if (from && own) reach(from, own)
      for (const loaded of names.loaded) reach(loaded, name)
      for (const used of names.uses.get(name) ?? []) reach(file, used)
    }
    for (const name of loaders) reach(route, name)
    return [...operations]
  }
}

function namesOf(source: SourceFile, file: string): Names {
  const names: Names = { imported: new Map(), loaded: [], uses: new Map() }
  const fileOf = (node: Node) => join(dirname(file), wordOf(node))
  /** @param declared what it stands in */
  const visit = (node: Node, declared?: Set<string>) => {
    if (is.isImportDeclaration(node)) {
      for (const [name, own] of importedBy(node))
        names.imported.set(name, [fileOf(node.moduleSpecifier), own])
      return
    }
    const [path] = is.isCallExpression(node) && node.expression.getText() === 'import' ? node.arguments : []
    if (path) names.loaded.push(fileOf(path))
    if (is.isIdentifier(node)) declared?.add(node.text)
    const name = declaredBy(node, declared === undefined)
    const within = name === undefined ? declared : new Set<string>()
    if (name !== undefined && within) names.uses.set(name, within)
    node.forEachChild((child) => visit(child, within))
  }
  visit(source)
  return names
}

/** A function or value of the whole file, or the loader of a route. */
function declaredBy(node: Node, isOutermost: boolean): string | undefined {
  if (is.isPropertyAssignment(node) && loaders.includes(wordOf(node.name))) return wordOf(node.name)
  if (!isOutermost) return undefined
  const isNamed =
    is.isFunctionDeclaration(node) || is.isVariableDeclaration(node) || is.isClassDeclaration(node)
  return isNamed && node.name && is.isIdentifier(node.name) ? node.name.text : undefined
}
