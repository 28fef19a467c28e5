// What is bound to the contract by its name alone: calls and their handlers, refusals, test cases and mocks.
import * as is from '@typescript/native/unstable/ast'
import type { Node, SourceFile } from '@typescript/native/unstable/ast'
import { wordOf } from './shapes.ts'
import type { Note } from './reads.ts'

export const operationPlace = (id: string) => `operation ${id}`
export const refusalPlace = (name: string) => `refusal ${name}`

export function readNames(
  source: SourceFile,
  file: string,
  operations: ReadonlySet<string>,
  refusals: ReadonlySet<string>,
  note: Note,
) {
  const imported = new Map<string, string>()
  const put = (place: string, node: Node) =>
    note(place, file, source.getLineAndCharacterOfPosition(node.getStart()).line + 1, 'reads')
  const isServer = file.startsWith('api/')
  const isCase = file.startsWith('tests/')
  const isMock = file.startsWith('src/client/mock')
  const visit = (node: Node) => {
    if (is.isImportDeclaration(node)) return remember(node)
    if (is.isIdentifier(node)) {
      const place = imported.get(node.text)
      if (place && !isName(node)) put(place, node)
    }
    if (is.isStringLiteral(node)) {
      if (isServer && refusals.has(node.text)) put(refusalPlace(node.text), node)
      if (isMock && operations.has(node.text)) put(operationPlace(node.text), node)
    }
    if (is.isObjectLiteralElementLike(node) && !is.isSpreadAssignment(node)) {
      const name = wordOf(node.name)
      const isOneOfAll = is.isVariableDeclaration(node.parent.parent)
      if (operations.has(name) && ((isOneOfAll && (isServer || isCase)) || isMock))
        put(operationPlace(name), node.name)
      if (isCase && refusals.has(name)) put(refusalPlace(name), node.name)
    }
    node.forEachChild(visit)
  }
  function remember(node: is.ImportDeclaration) {
    const from = wordOf(node.moduleSpecifier)
    const bindings = node.importClause?.namedBindings
    if (!bindings || !is.isNamedImports(bindings)) return
    for (const { name, propertyName } of bindings.elements) {
      const own = (propertyName ?? name).text
      if (from.includes('generated/calls/') && operations.has(own))
        imported.set(name.text, operationPlace(own))
      if (from.endsWith('generated/codes.ts')) imported.set(name.text, refusalPlace(own))
    }
  }
  visit(source)
}

/** A member's name, which is another thing of the same letters. */
const isName = (node: is.Identifier) =>
  (is.isPropertyAccessExpression(node.parent) && node.parent.name === node) ||
  (is.isPropertyAssignment(node.parent) && node.parent.name === node)
