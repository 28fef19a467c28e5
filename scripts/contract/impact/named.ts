// Finds code that uses a part of the contract by name: calls, hooks, handlers, business errors, and test cases with
// their requests. Mocks are not searched, because they are generated from the contract and name no operation.
import { is, type NamedSource, type Node } from './compiler.ts'
import type { HubDocument } from '#scripts/generate/contract.ts'
import { leftOutPlace } from './leftOut.ts'
import { memberName, membersOf, placesOf, wordOf } from './shapes.ts'
import { choicesOf, type Lookup, type Note } from './lookup.ts'

export const operationPlace = (id: string) => `operation ${id}`
/**
 * Returns the index key for code that uses the validator of an operation without calling the operation, for example to
 * validate one field.
 */
export const borrowedPlace = (id: string) => `validator ${id}`
/** Returns the index key for a form whose fields are sent with the operation. */
export const formPlace = (id: string) => `form ${id}`
/** @param operation the operation that a test case tests; only set if the business error is used in a test case */
export const refusalPlace = (name: string, operation?: string) =>
  ['refusal', name, operation].filter(Boolean).join(' ')

/** Contract and its index. `calls` maps each name that generated/calls or generated/hooks exports to an operation. */
type Contract = { lookup: Lookup; document: HubDocument; calls: Readonly<Record<string, string>> }

/** Source file with the names that it imports. */
type File = Contract & {
  isServer: boolean
  isCase: boolean
  /** Locations in the contract by imported name. */
  imported: Map<string, string>
  /** Ids of operations by imported name. */
  called: Map<string, string>
  note: Note
}

/**
 * @returns the operation to which the code inside the node belongs, such as the operation of a handler; `undefined` if
 * the node does not change it. `operation` is the operation around the node; empty outside of calls
 */
type Recognizer = (node: Node, file: File, operation: string) => string | undefined

const recognizerOf =
  <Kind extends Node>(
    isKind: (node: Node) => node is Kind,
    recognize: (node: Kind, file: File, operation: string) => unknown,
  ): Recognizer =>
  (node, file, operation) => {
    const inner = isKind(node) ? recognize(node, file, operation) : undefined
    return typeof inner === 'string' ? inner : undefined
  }

/** Functions that record the use of a part of the contract, each for one kind of syntax node. */
const recognizers: readonly Recognizer[] = [
  recognizerOf(is.isIdentifier, noteImportedName),
  recognizerOf(is.isStringLiteral, noteRefusalWord),
  recognizerOf(is.isStringLiteral, noteOperationWord),
  recognizerOf(is.isJsxAttributes, operationOfElement),
  recognizerOf(isBodyAttribute, noteBodyOfElement),
  recognizerOf(is.isCallExpression, noteCaseCall),
  recognizerOf(isNamedMember, noteHandler),
  recognizerOf(isNamedMember, noteCaseMember),
]

export function readNames({ source, file }: NamedSource, contract: Contract, note: Note) {
  const names: File = {
    ...contract,
    isServer: file.startsWith('api/'),
    isCase: file.startsWith('tests/support/cases/'),
    imported: new Map(),
    called: new Map(),
    note,
  }
  visit(source, '')

  function visit(node: Node, operation: string) {
    if (is.isImportDeclaration(node)) return remember(node, names)
    const inner = recognizers.reduce(
      (current, recognize) => recognize(node, names, current) ?? current,
      operation,
    )
    node.forEachChild((child) => visit(child, inner))
  }
}

function remember(node: is.ImportDeclaration, { calls, imported, called }: File) {
  const from = wordOf(node.moduleSpecifier)
  for (const [name, exportName] of importedBy(node)) {
    const operation = /generated\/(?:calls|hooks)\//.test(from) ? calls[exportName] : undefined
    if (operation !== undefined) {
      imported.set(name, operationPlace(operation))
      called.set(name, operation)
    }
    if (from.endsWith('generated/codes.ts')) imported.set(name, refusalPlace(exportName))
  }
}

function noteImportedName(node: is.Identifier, file: File) {
  const [place, operation] = [file.imported.get(node.text), file.called.get(node.text)]
  if (place && !isName(node))
    put(file, operation && isBorrowed(node) ? borrowedPlace(operation) : place, node)
  if (!operation) return
  if (isFormOf(node)) put(file, formPlace(operation), node)
  const parts: Part[] = node.text === operation ? ['query', 'body'] : ['query']
  if (isCalledWithoutArguments(node)) noteOmitted(file, node, { operation, parts })
}

function noteRefusalWord(node: is.StringLiteral, file: File) {
  if (file.isServer && Object.hasOwn(file.document['x-refusals'], node.text))
    put(file, refusalPlace(node.text), node)
}

function noteOperationWord(node: is.StringLiteral, file: File) {
  if (!file.lookup.shapes.operations[node.text]) return
  const isCalled = file.isCase && is.isCallExpression(node.parent)
  if (isCalled || isOfOperations(node, file.lookup)) put(file, operationPlace(node.text), node)
}

/**
 * Returns the operation of an element, for example `bindAccount` for an element with `operation={bindAccount}` and
 * `body={(proof) => ({ ticket, proof })}`.
 */
function operationOfElement({ properties }: is.JsxAttributes, { called }: File) {
  const names = properties.map((attribute) => attribute.getText().replace(/^operation=\{(\w+)\}$/, '$1'))
  return names.map((name) => called.get(name)).find((id) => id !== undefined)
}

/** Returns true for the function in `body={(proof) => …}`. */
function isBodyAttribute(node: Node): node is is.ArrowFunction {
  if (!is.isArrowFunction(node)) return false
  const attribute = node.parent.parent
  return is.isJsxAttribute(attribute) && attribute.name.getText() === 'body'
}

function noteBodyOfElement({ body }: is.ArrowFunction, file: File, operation: string) {
  if (operation === '') return
  const literal = is.isParenthesizedExpression(body) ? body.expression : body
  noteRequest(file, literal, { operation, part: 'body', path: [] })
  if (!is.isObjectLiteralExpression(literal)) return
  // Record all members of the request body for a spread object, because it may contain any of them.
  for (const spread of literal.properties.filter(is.isSpreadAssignment))
    for (const { at } of membersOf(file.lookup.shapes, operation, 'body')) put(file, at, spread)
}

function noteCaseCall(node: is.CallExpression, file: File) {
  const operation = node.arguments
    .map(wordOf)
    .find((word) => file.isCase && file.lookup.shapes.operations[word])
  if (operation !== undefined && !/\bquery\b/.test(node.getText()))
    noteOmitted(file, node, { operation, parts: ['query'] })
  return operation
}

type NamedMember = Exclude<is.ObjectLiteralElementLike, is.SpreadAssignment>

function isNamedMember(node: Node): node is NamedMember {
  return is.isObjectLiteralElementLike(node) && !is.isSpreadAssignment(node)
}

/** Records a handler or a test case in a table that contains all operations of a tag. */
function noteHandler(node: NamedMember, file: File) {
  const name = memberName(node) ?? ''
  const isHandler =
    file.lookup.shapes.operations[name] && isWhole(node.parent.parent) && (file.isServer || file.isCase)
  if (!isHandler) return undefined
  put(file, operationPlace(name), node)
  return name
}

/** Records a business error or a request that a test case contains. */
function noteCaseMember(node: NamedMember, file: File, operation: string) {
  if (!file.isCase) return
  const name = memberName(node) ?? ''
  if (Object.hasOwn(file.document['x-refusals'], name)) put(file, refusalPlace(name, operation), node)
  if (is.isPropertyAssignment(node) && (name === 'body' || name === 'query'))
    noteRequest(file, node.initializer, { operation, part: name, path: [] })
}

type Part = 'body' | 'query'
type RequestPlace = { operation: string; part: Part; path: string[] }

const put = ({ note }: File, place: string, node: Node) => note(place, node, 'reads')

/**
 * Records the members of a request in a test. Such a request has no type of the contract, because tests also send
 * invalid requests.
 */
function noteRequest(file: File, node: Node, { operation, part, path }: RequestPlace) {
  if (!is.isObjectLiteralExpression(node)) return
  if (path.length === 0 && !node.properties.some(is.isSpreadAssignment))
    noteOmitted(file, node, { operation, parts: [part], names: node.properties.map(memberName) })
  for (const member of node.properties) {
    const inner = [...path, memberName(member) ?? '']
    for (const place of placesOf(file.lookup.shapes, { operation, part, path: inner }))
      put(file, place, member)
    if (is.isPropertyAssignment(member))
      noteRequest(file, member.initializer, { operation, part, path: inner })
  }
}

type Omitted = { operation: string; parts: Part[]; names?: readonly unknown[] }

/** Records the optional members that a request omits: those that are not in `names`. */
function noteOmitted({ lookup, note }: File, node: Node, { operation, parts, names = [] }: Omitted) {
  for (const part of parts)
    for (const { name, at } of membersOf(lookup.shapes, operation, part))
      if (!names.includes(name) && lookup.optional.has(at)) note(leftOutPlace(at), node, 'omits')
}

/**
 * Returns true if the type of the string allows only operation ids. Otherwise the string may be a field, a game or a
 * step with the same name as an operation.
 */
function isOfOperations(word: is.StringLiteral, { checker, shapes }: Lookup) {
  let type: Node = word
  while (is.isLiteralTypeNode(type.parent) || is.isUnionTypeNode(type.parent)) type = type.parent
  const contextType = is.isTypeNode(type)
    ? checker.getTypeFromTypeNode(type)
    : checker.getContextualType(word)
  const choices = contextType?.isUnionType() ? choicesOf(contextType) : [contextType]
  // Require a union type for an operation id without capital letters, because it may be an ordinary word.
  const isTelling = choices.length > 1 || /[A-Z]/.test(word.text)
  return (
    isTelling && choices.every((choice) => choice?.isStringLiteralType() && shapes.operations[choice.value])
  )
}

/** Returns the local names that an import declares, each with the exported name. */
export function importedBy({ importClause }: is.ImportDeclaration): [string, string][] {
  const bindings = importClause?.namedBindings
  if (!bindings || !is.isNamedImports(bindings)) return []
  return bindings.elements.map(({ name, propertyName }) => [name.text, (propertyName ?? name).text])
}

/**
 * Returns true for the name of a member, such as `login` in `account.login`. It is not a use of an import with the same
 * name.
 */
const isName = (node: is.Identifier) =>
  (is.isPropertyAccessExpression(node.parent) && node.parent.name === node) ||
  (is.isPropertyAssignment(node.parent) && node.parent.name === node)

/**
 * Returns true for code that validates one field, such as `(await login.schema()).shape.account`. Code that validates a
 * whole body is instead treated as code that sends the operation.
 */
function isBorrowed({ parent: schema }: Node) {
  if (!is.isPropertyAccessExpression(schema) || schema.name.text !== 'schema') return false
  if (!is.isCallExpression(schema.parent) || schema.parent.expression !== schema) return false
  const statement = schema.parent.parent.parent
  return !/^\(await [\w.]+\(\)\)\.(?:safeP|p)arse/.test(statement.parent.getText())
}

/** Returns true for `useContractForm(login, …)`, because such a form sends its fields under their names. */
const isFormOf = ({ parent }: Node) =>
  is.isCallExpression(parent) && parent.expression.getText() === 'useContractForm'

/** Returns true for a call without arguments: `getCoins()`, `listOrders.pages()`, `useListGifts()`. */
function isCalledWithoutArguments(node: is.Identifier) {
  const member = is.isPropertyAccessExpression(node.parent) ? node.parent : undefined
  const callee = member && /^(?:query|pages)$/.test(member.name.text) ? member : node
  const { parent } = callee
  return is.isCallExpression(parent) && parent.expression === callee && parent.arguments.length === 0
}

/** Returns true for the declaration of a whole table: all handlers of a tag, or all test cases of a tag. */
const isWhole = (node: Node) => is.isVariableDeclaration(node) || is.isSatisfiesExpression(node)
