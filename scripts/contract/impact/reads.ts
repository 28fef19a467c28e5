// Finds code that names members of contract types. The compiler resolves each name through lists, unions, `Pick` and
// inferred types, so that members of other types with the same name are not confused.
import { is, type NamedSource, type Node, type SourceFile } from './compiler.ts'
import type { NoteLeftOut } from './leftOut.ts'
import { type Lookup, type Note } from './lookup.ts'
import { importedBy } from './named.ts'
import { memberName, schemaFile, wordOf, type Shapes } from './shapes.ts'

/**
 * Returns a function that finds the same member in the requests of other operations. In a handler of several
 * operations (`OperationRequest<'a' | 'b'>`), the compiler may resolve a member to the request of any of these
 * operations.
 */
export function sameInOthers(source: SourceFile, shapes: Shapes): (place: string) => string[] {
  const bodies = new Set<string>()
  const visit = (node: Node) => {
    const [of] = is.isTypeReferenceNode(node) ? (node.typeArguments ?? []) : []
    if (of && is.isUnionTypeNode(of))
      for (const { refs } of of.types.flatMap(
        (operation) => shapes.operations[wordOf(operation)]?.body ?? [],
      ))
        for (const ref of refs) bodies.add(ref)
    node.forEachChild(visit)
  }
  visit(source)
  return (place) => {
    const [component = '', name = '', deeper] = place.split('.')
    if (!bodies.has(component) || deeper !== undefined) return []
    return [...bodies].flatMap((other) => shapes.components[other]?.props[name]?.at ?? [])
  }
}

/** Records all members of contract types that a file names. */
export function readFile(
  { source, file }: NamedSource,
  lookup: Lookup,
  { note, noteLeftOut }: { note: Note; noteLeftOut: NoteLeftOut },
) {
  const { checker, shapes, names, places, placesOf, member, askedOf } = lookup
  const put = (placeList: string[], node: Node, how: 'reads' | 'sends' = 'reads') => {
    for (const place of placeList) note(place, node, how)
    return placeList
  }
  const components = new Map<string, string>()
  const memberNodes: Node[] = []
  const patterns: is.ObjectBindingPattern[] = []
  const literals: is.ObjectLiteralExpression[] = []
  const variables: is.VariableDeclaration[] = []
  const uses: is.Identifier[] = []
  const visit = (node: Node) => {
    if (is.isPropertyAccessExpression(node) && names.has(node.name.text)) memberNodes.push(node.name)
    if (is.isElementAccessExpression(node) && is.isStringLiteral(node.argumentExpression))
      memberNodes.push(node.argumentExpression)
    if (is.isIndexedAccessTypeNode(node) && is.isLiteralTypeNode(node.indexType))
      memberNodes.push(node.indexType.literal)
    if (isAsking(node)) {
      const siblingNames = testedNames(node, source)
      put(askedOf(checker.getTypeAtLocation(node.right), wordOf(node.left), siblingNames), node)
    }
    if (is.isTypeReferenceNode(node)) reference(node)
    if (is.isImportDeclaration(node) && wordOf(node.moduleSpecifier).endsWith(schemaFile))
      collectImports(node)
    if (is.isObjectBindingPattern(node)) patterns.push(node)
    if (is.isObjectLiteralExpression(node)) literals.push(node)
    if (is.isVariableDeclaration(node)) variables.push(node)
    if (is.isIdentifier(node)) uses.push(node)
    node.forEachChild(visit)
  }
  function collectImports(node: is.ImportDeclaration) {
    for (const [name, exportName] of importedBy(node))
      if (shapes.components[exportName]) components.set(name, exportName)
  }
  /**
   * Records a component of the contract that a type names, and the members in types such as `Pick<UserInfo,
   * 'firstName'>`.
   */
  function reference(node: is.TypeReferenceNode) {
    const component = components.get(node.typeName.getText())
    if (component) put([component], node)
    const [of, words] = node.typeArguments ?? []
    if (!of || !words) return
    const chosen = is.isUnionTypeNode(words) ? words.types : [words]
    for (const word of chosen)
      if (is.isLiteralTypeNode(word)) put(member(checker.getTypeFromTypeNode(of), wordOf(word.literal)), word)
  }
  visit(source)

  const answers = memberNodes.length > 0 ? checker.getSymbolAtLocation(memberNodes) : []
  memberNodes.forEach((node, index) => put(placesOf(answers[index]), node))

  const types = patterns.length > 0 ? checker.getTypeAtLocation(patterns) : []
  patterns.forEach((pattern, index) => {
    for (const element of pattern.elements) {
      const name = element.propertyName ?? element.name
      if (!name || element.dotDotDotToken) continue
      const bindingPlaces = [
        ...put(member(types[index], wordOf(name)), element),
        ...typedInto(pattern, wordOf(name)),
      ]
      if (bindingPlaces.length > 0) places.set(`${file}:${element.pos}`, bindingPlaces)
    }
  })
  for (const literal of literals) {
    const properties = literal.properties.filter((property) => names.has(memberName(property) ?? ''))
    const literalType = properties.length > 0 ? checker.getContextualType(literal) : undefined
    for (const property of properties) put(member(literalType, memberName(property) ?? ''), property, 'sends')
    noteLeftOut(literal, literalType)
  }
  const valueNames = new Set(uses.filter((use) => isHeld(use)).map((use) => use.text))
  for (const { name, initializer, pos } of variables) {
    if (!initializer || !is.isIdentifier(name)) continue
    const key = `${file}:${pos}`
    const valuePlaces = valuesOf(initializer).flatMap((node) => placesOf(checker.getSymbolAtLocation(node)))
    if (valuePlaces.length > 0) places.set(key, valuePlaces)
    // Include variables with names of form fields, which forms.ts has already recorded.
    if (places.has(key)) valueNames.add(name.text)
  }
  const read = uses.filter((use) => valueNames.has(use.text) && !isHeld(use) && isValue(use))
  const symbols = read.length > 0 ? checker.getSymbolAtLocation(read) : []
  read.forEach((use, index) => {
    const symbol = is.isShorthandPropertyAssignment(use.parent)
      ? checker.getShorthandAssignmentValueSymbol(use.parent)
      : symbols[index]
    put(placesOf(symbol), use)
  })

  /** Handles `const { value } = field`, if `field` is a form field that is registered under a known name. */
  function typedInto({ parent }: Node, name: string) {
    if (name !== 'value' || !is.isVariableDeclaration(parent) || !parent.initializer) return []
    return is.isIdentifier(parent.initializer)
      ? placesOf(checker.getSymbolAtLocation(parent.initializer))
      : []
  }

  function isHeld(use: is.Identifier) {
    const { parent } = use
    return is.isBindingElement(parent) && parent.initializer !== use && places.has(`${file}:${parent.pos}`)
  }
}

/** Returns true for a test with the operator `in`, such as `'status' in answer`. */
const isAsking = (node: Node): node is is.BinaryExpression =>
  is.isBinaryExpression(node) && node.operatorToken.kind === is.SyntaxKind.InKeyword

/**
 * Returns all names that a statement tests with `in` on the same value, such as both names in `'id' in item || 'key' in
 * item`.
 */
function testedNames({ parent, right }: is.BinaryExpression, source: SourceFile): string[] {
  let around: Node = parent
  while (!is.isStatement(around) && around !== source) around = around.parent
  const names: string[] = []
  const visit = (node: Node) => {
    if (isAsking(node) && node.right.getText() === right.getText()) names.push(wordOf(node.left))
    node.forEachChild(visit)
  }
  visit(around)
  return names
}

/** Returns true if the name is used as a value: it is neither a declaration nor the name of a type. */
const isValue = ({ parent }: is.Identifier) =>
  !is.isVariableDeclaration(parent) && !is.isTypeReferenceNode(parent)

/**
 * Returns the member names in an initializer that passes on the value of a member without changing it. For example,
 * `user.firstName ?? user.name` contains two names.
 */
function valuesOf(node: Node): Node[] {
  if (is.isPropertyAccessExpression(node)) return [node.name]
  if (is.isConditionalExpression(node)) return [...valuesOf(node.whenTrue), ...valuesOf(node.whenFalse)]
  if (is.isBinaryExpression(node)) return [...valuesOf(node.left), ...valuesOf(node.right)]
  if (is.isParenthesizedExpression(node) || is.isNonNullExpression(node)) return valuesOf(node.expression)
  return []
}
