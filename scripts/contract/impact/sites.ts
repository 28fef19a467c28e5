// Finds the code that passes a value to a position with a declared type, such as an argument of a function.
import { is, type Node } from './compiler.ts'

/** Passed value, and the node at which the compiler reports an error about this value. */
export type Site = { value: is.Expression; at: Node }

/**
 * Returns true for literals and elements, which are skipped. Their type cannot differ from a contract type by a single
 * property, and the compiler fails to return the type of some empty arrays.
 */
export const isPlain = (node: Node) =>
  (is.isArrayLiteralExpression(node) && node.elements.length === 0) ||
  is.isStringLiteral(node) ||
  is.isNumericLiteral(node) ||
  is.isJsxElement(node) ||
  is.isJsxSelfClosingElement(node) ||
  (is.isArrowFunction(node) && !is.isObjectLiteralExpression(node.parent.parent))

/**
 * Returns the node at which the compiler reports an invalid property. For an object that is spread into a JSX element,
 * this is the start of the element.
 */
function reportedAt(member: Node): Node {
  let at = member.parent
  while (
    is.isObjectLiteralExpression(at) ||
    is.isConditionalExpression(at) ||
    is.isParenthesizedExpression(at)
  )
    at = at.parent
  return is.isJsxSpreadAttribute(at) ? at.parent.parent : member
}

/** Returns the values that a node passes: arguments, return values, members, variables and attributes of elements. */
export function sitesOf(node: Node): Site[] {
  if (is.isCallExpression(node)) return node.arguments.map((value) => ({ value, at: value }))
  if (is.isReturnStatement(node)) return node.expression ? [{ value: node.expression, at: node }] : []
  if (is.isArrowFunction(node) && !is.isBlock(node.body)) return [{ value: node.body, at: node.body }]
  if (is.isPropertyAssignment(node)) return [{ value: node.initializer, at: reportedAt(node) }]
  if (is.isShorthandPropertyAssignment(node))
    return is.isIdentifier(node.name) ? [{ value: node.name, at: reportedAt(node) }] : []
  if (is.isVariableDeclaration(node) && node.type && node.initializer)
    return [{ value: node.initializer, at: node }]
  if (is.isJsxAttribute(node) && node.initializer && is.isJsxExpression(node.initializer))
    return node.initializer.expression ? [{ value: node.initializer.expression, at: node }] : []
  return []
}
