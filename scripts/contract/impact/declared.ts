// Lists the functions and values that the files of the pages declare, and the other functions and values that each of
// them needs at run time. Types are ignored.
import { dirname, join } from 'node:path'
import { is, type Node, type SourceFile } from './compiler.ts'
import { importedFile } from '#scripts/importedFile.ts'
import { importedBy } from './named.ts'
import { lineOf, wordOf } from './shapes.ts'

/** Function or value of a file: its name, its first and last line, and the declarations (`file#name`) that it needs. */
export type Declared = { name: string; from: number; to: number; needs: string[] }

/** Name that stands for the top-level code of a file, which runs when the file is imported. */
export const whole = '*'
const loaders = ['loader', 'beforeLoad']

type Names = {
  imported: Map<string, string>
  /** Names that the file re-exports, with the declaration (`file#name`) in the other file. */
  passedOn: Map<string, string>
  exported: Set<string>
  /** All identifiers of the file. They show which exports of a dynamically imported file it may use. */
  words: Set<string>
  declared: (Omit<Declared, 'needs'> & { uses: Set<string>; chunks: Set<string> })[]
}

/** @param sources all files of the pages by name */
export function declaredIn(sources: ReadonlyMap<string, SourceFile>): Record<string, Declared[]> {
  const all = new Map(Array.from(sources, ([file, source]) => [file, namesIn(source, file)]))
  const target = (at: string): string => {
    const [file = '', name = ''] = at.split('#')
    const from = all.get(file)?.passedOn.get(name)
    return from === undefined ? at : target(from)
  }
  /**
   * Returns the exports of a dynamically imported file that occur in the importing file. If no export occurs there,
   * returns all exports.
   */
  const askedOf = (chunk: string, words: Set<string>) => {
    const names = [...(all.get(chunk)?.exported ?? [])]
    const usedNames = names.filter((name) => words.has(name))
    return (usedNames.length > 0 ? usedNames : names).map((name) => `${chunk}#${name}`)
  }
  return Object.fromEntries(
    Array.from(all, ([file, { imported, words, declared }]) => {
      const localNames = new Set(declared.map(({ name }) => name))
      return [
        file,
        declared.map(({ uses, chunks, ...declaration }) => ({
          ...declaration,
          needs: [
            ...Array.from(
              uses,
              (name) => imported.get(name) ?? (localNames.has(name) ? `${file}#${name}` : ''),
            ),
            ...Array.from(chunks, (chunk) => askedOf(chunk, words)).flat(),
          ]
            .filter((at) => at !== '' && at !== `${file}#${declaration.name}`)
            .map(target),
        })),
      ]
    }),
  )
}

function namesIn(source: SourceFile, file: string): Names {
  const names: Names = {
    imported: new Map(),
    passedOn: new Map(),
    exported: new Set(),
    words: new Set(),
    declared: [],
  }
  const fileOf = (node: Node) => importedFile(wordOf(node), file) ?? join(dirname(file), wordOf(node))
  const rest = { name: whole, from: 0, to: 0, uses: new Set<string>(), chunks: new Set<string>() }
  type Own = typeof rest
  const declare = (name: string, node: Node): Own => {
    const to = source.getLineAndCharacterOfPosition(node.end).line + 1
    const declaration = { name, from: lineOf(node), to, uses: new Set<string>(), chunks: new Set<string>() }
    names.declared.push(declaration)
    return declaration
  }
  const visit = (node: Node, owners: Own[]) => {
    if (is.isTypeNode(node) || is.isInterfaceDeclaration(node) || is.isTypeAliasDeclaration(node)) return
    const [path] = is.isCallExpression(node) && node.expression.getText() === 'import' ? node.arguments : []
    if (path) for (const { chunks } of owners) chunks.add(fileOf(path))
    if (is.isIdentifier(node)) {
      names.words.add(node.text)
      if (isUse(node)) for (const { uses } of owners) uses.add(node.text)
    }
    const loader = is.isPropertyAssignment(node) && loaders.find((name) => wordOf(node.name) === name)
    const within = loader ? [...owners, declare(loader, node)] : owners
    node.forEachChild((child) => visit(child, within))
  }
  for (const statement of source.statements) {
    if (is.isImportDeclaration(statement)) {
      const from = fileOf(statement.moduleSpecifier)
      for (const [name, exportName] of importedBy(statement))
        names.imported.set(name, `${from}#${exportName}`)
      if (statement.importClause) continue
      names.imported.set(from, `${from}#${whole}`)
      rest.uses.add(from)
    } else if (is.isExportDeclaration(statement)) {
      const { exportClause: clause, moduleSpecifier: from } = statement
      if (!from || !clause || !is.isNamedExports(clause)) continue
      for (const { name, propertyName } of clause.elements)
        names.passedOn.set(name.text, `${fileOf(from)}#${(propertyName ?? name).text}`)
    } else if (is.isVariableStatement(statement))
      for (const declaration of statement.declarationList.declarations) {
        const bound = is.isIdentifier(declaration.name) ? [declaration.name] : boundBy(declaration.name)
        visit(
          declaration,
          bound.map(({ text }) => declare(text, declaration)),
        )
      }
    else if ((is.isFunctionDeclaration(statement) || is.isClassDeclaration(statement)) && statement.name)
      visit(statement, [declare(statement.name.text, statement)])
    else visit(statement, [rest])
  }
  for (const { name } of names.declared) names.exported.add(name)
  if (rest.uses.size > 0 || rest.chunks.size > 0) names.declared.push(rest)
  return names
}

function boundBy(pattern: Node | undefined): is.Identifier[] {
  const identifiers: is.Identifier[] = []
  const visit = (node: Node) => {
    if (is.isBindingElement(node) && node.name && is.isIdentifier(node.name)) identifiers.push(node.name)
    node.forEachChild(visit)
  }
  if (pattern) visit(pattern)
  return identifiers
}

/** Returns true for an identifier that refers to a value, not to a member of a value. */
function isUse(node: is.Identifier) {
  const { parent } = node
  if (is.isPropertyAccessExpression(parent)) return parent.name !== node
  const isNamed =
    is.isPropertyAssignment(parent) ||
    is.isJsxAttribute(parent) ||
    is.isMethodDeclaration(parent) ||
    is.isVariableDeclaration(parent) ||
    is.isParameterDeclaration(parent)
  if (isNamed) return parent.name !== node
  return !is.isBindingElement(parent) || parent.initializer === node
}
