// Finds what is bound to the contract by its name alone: calls, hooks and their handlers, refusals, and test cases with the
// requests that they make. Mocks name no operation: they are made of the contract.
import { is, type Node, type SourceFile } from './compiler.ts'
import type { HubDocument } from '#scripts/generate/contract.ts'
import { leftOutPlace } from './leftOut.ts'
import { memberName, membersOf, placesOf, wordOf } from './shapes.ts'
import { choicesOf, type Lookup, type Note } from './lookup.ts'

export const operationPlace = (id: string) => `operation ${id}`
/** What takes an operation's validator without asking the operation, as a rule for one field does. */
export const borrowedPlace = (id: string) => `validator ${id}`
/** A form whose fields are what is sent. */
export const formPlace = (id: string) => `form ${id}`
/** A test case is of one operation. */
export const refusalPlace = (name: string, operation?: string) =>
  ['refusal', name, operation].filter(Boolean).join(' ')

/** @param askedBy the operation that each name of generated/calls or generated/hooks asks */
export function readNames(
  source: SourceFile,
  file: string,
  { checker, shapes, optional }: Lookup,
  { 'x-refusals': refusals }: HubDocument,
  askedBy: Readonly<Record<string, string>>,
  note: Note,
) {
  const imported = new Map<string, string>()
  const calls = new Map<string, string>()
  const put = (place: string, node: Node) => note(place, node, 'reads')
  const isServer = file.startsWith('api/')
  const isCase = file.startsWith('tests/support/cases/')
  /** @param operation the operation that is called, or whose case contains the code */
  const visit = (node: Node, operation: string) => {
    let of = operation
    if (is.isImportDeclaration(node)) return remember(node)
    if (is.isIdentifier(node)) {
      const place = imported.get(node.text)
      const operationId = calls.get(node.text)
      if (place && !isName(node))
        put(operationId && isBorrowed(node) ? borrowedPlace(operationId) : place, node)
      if (operationId && isFormOf(node)) put(formPlace(operationId), node)
      if (operationId && isAskedNothing(node))
        leftOut(node, operationId, node.text === operationId ? ['query', 'body'] : ['query'], [])
    }
    if (is.isStringLiteral(node)) {
      if (isServer && Object.hasOwn(refusals, node.text)) put(refusalPlace(node.text), node)
      const isCalled = isCase && is.isCallExpression(node.parent)
      if (shapes.operations[node.text] && (isCalled || isOfOperations(node)))
        put(operationPlace(node.text), node)
    }
    // `<Reauthentication operation={bindAccount} body={(proof) => ({ ticket, proof })}>`
    if (is.isJsxAttributes(node)) of = operationOf(node) ?? operation
    if (is.isArrowFunction(node) && is.isJsxAttribute(node.parent.parent) && of !== '')
      if (node.parent.parent.name.getText() === 'body') handedOn(node.body, of)
    if (is.isCallExpression(node)) {
      const called = node.arguments.map(wordOf).find((word) => isCase && shapes.operations[word])
      of = called ?? operation
      if (called !== undefined && !/\bquery\b/.test(node.getText())) leftOut(node, called, ['query'], [])
    }
    if (is.isObjectLiteralElementLike(node) && !is.isSpreadAssignment(node)) {
      const name = memberName(node) ?? ''
      const isOneOfAll = isWhole(node.parent.parent)
      if (shapes.operations[name] && isOneOfAll && (isServer || isCase)) {
        put(operationPlace(name), node)
        of = name
      }
      if (isCase && Object.hasOwn(refusals, name)) put(refusalPlace(name, of), node)
      if (isCase && is.isPropertyAssignment(node) && (name === 'body' || name === 'query'))
        request(node.initializer, of, name, [])
    }
    node.forEachChild((child) => visit(child, of))
  }
  /** A field, a game or a step may be called as an operation is: what else could stand there says which is meant. */
  function isOfOperations(word: is.StringLiteral) {
    let type: Node = word
    while (is.isLiteralTypeNode(type.parent) || is.isUnionTypeNode(type.parent)) type = type.parent
    const contextType = is.isTypeNode(type)
      ? checker.getTypeFromTypeNode(type)
      : checker.getContextualType(word)
    const choices = contextType?.isUnionType() ? choicesOf(contextType) : [contextType]
    // An id of one word is a word as well.
    const isTelling = choices.length > 1 || /[A-Z]/.test(word.text)
    return (
      isTelling && choices.every((choice) => choice?.isStringLiteralType() && shapes.operations[choice.value])
    )
  }
  /** What a test sends has no type of the contract's: wrong requests are sent as well. */
  function request(node: Node, operation: string, part: 'body' | 'query', path: string[]) {
    if (!is.isObjectLiteralExpression(node)) return
    if (path.length === 0 && !node.properties.some(is.isSpreadAssignment))
      leftOut(node, operation, [part], node.properties.map(memberName))
    for (const member of node.properties) {
      const inner = [...path, memberName(member) ?? '']
      for (const place of placesOf(shapes, { operation, part, path: inner })) put(place, member)
      if (is.isPropertyAssignment(member)) request(member.initializer, operation, part, inner)
    }
  }
  function leftOut(node: Node, operation: string, of: ('query' | 'body')[], memberNames: readonly unknown[]) {
    for (const part of of)
      for (const { name, at } of membersOf(shapes, operation, part))
        if (!memberNames.includes(name) && optional.has(at)) note(leftOutPlace(at), node, 'omits')
  }
  function operationOf({ properties }: is.JsxAttributes) {
    const names = properties.map((attribute) => attribute.getText().replace(/^operation=\{(\w+)\}$/, '$1'))
    return names.map((name) => calls.get(name)).find((id) => id !== undefined)
  }
  /** What is spread may be any member of the body. */
  function handedOn(node: Node, operation: string) {
    const literal = is.isParenthesizedExpression(node) ? node.expression : node
    request(literal, operation, 'body', [])
    if (!is.isObjectLiteralExpression(literal)) return
    for (const spread of literal.properties.filter(is.isSpreadAssignment))
      for (const { at } of membersOf(shapes, operation, 'body')) put(at, spread)
  }
  function remember(node: is.ImportDeclaration) {
    const from = wordOf(node.moduleSpecifier)
    for (const [name, exportName] of importedBy(node)) {
      const operation = /generated\/(?:calls|hooks)\//.test(from) ? askedBy[exportName] : undefined
      if (operation !== undefined) {
        imported.set(name, operationPlace(operation))
        calls.set(name, operation)
      }
      if (from.endsWith('generated/codes.ts')) imported.set(name, refusalPlace(exportName))
    }
  }
  visit(source, '')
}

/** The names that an import brings, each with its own name where it comes from. */
export function importedBy({ importClause }: is.ImportDeclaration): [string, string][] {
  const bindings = importClause?.namedBindings
  if (!bindings || !is.isNamedImports(bindings)) return []
  return bindings.elements.map(({ name, propertyName }) => [name.text, (propertyName ?? name).text])
}

/** A member's name, which is another thing of the same letters. */
const isName = (node: is.Identifier) =>
  (is.isPropertyAccessExpression(node.parent) && node.parent.name === node) ||
  (is.isPropertyAssignment(node.parent) && node.parent.name === node)

/** `(await login.schema()).shape.account`: what checks a whole body by it sends one. */
function isBorrowed({ parent: schema }: Node) {
  if (!is.isPropertyAccessExpression(schema) || schema.name.text !== 'schema') return false
  if (!is.isCallExpression(schema.parent) || schema.parent.expression !== schema) return false
  const statement = schema.parent.parent.parent
  return !/^\(await [\w.]+\(\)\)\.(?:safeP|p)arse/.test(statement.parent.getText())
}

/** `useContractForm(login, …)`, which sends what its fields are called. */
const isFormOf = ({ parent }: Node) =>
  is.isCallExpression(parent) && parent.expression.getText() === 'useContractForm'

/** `getCoins()`, `listOrders.pages()`, `useListGifts()`. */
function isAskedNothing(node: is.Identifier) {
  const member = is.isPropertyAccessExpression(node.parent) ? node.parent : undefined
  const callee = member && /^(?:query|pages)$/.test(member.name.text) ? member : node
  const { parent } = callee
  return is.isCallExpression(parent) && parent.expression === callee && parent.arguments.length === 0
}

/** What is declared as a whole: all handlers of a tag, all its cases. */
const isWhole = (node: Node) => is.isVariableDeclaration(node) || is.isSatisfiesExpression(node)
