// Finds the places where code passes a value to a position with a declared type.
import { is, type Node } from './compiler.ts'

/** A value, and the node at which the compiler reports an error about it. */
export type Site = { value: is.Expression; at: Node }

/** True for literals and elements: their type cannot differ from a contract type by one property. */
export const isPlain = (node: Node) =>
  is.isStringLiteral(node) ||
  is.isNumericLiteral(node) ||
  is.isJsxElement(node) ||
  is.isJsxSelfClosingElement(node) ||
  (is.isArrowFunction(node) && !is.isObjectLiteralExpression(node.parent.parent))

/** The node at which the compiler reports a member: for props spread into an element, the start of the element. */
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

/** Values passed by a node: arguments, return values, members, variables and attributes of elements. */
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
