// Where the code hands a value on to something that says of which type it wants one.
import { is, type Node } from './compiler.ts'

/** A value, and where a complaint about it is made. */
export type Site = { value: is.Expression; at: Node }

/** What is written out holds nothing of another make. */
export const isPlain = (node: Node) =>
  is.isStringLiteral(node) ||
  is.isNumericLiteral(node) ||
  is.isJsxElement(node) ||
  is.isJsxSelfClosingElement(node) ||
  (is.isArrowFunction(node) && !is.isObjectLiteralExpression(node.parent.parent))

/** Where the compiler reports a member: what is spread into an element is reported where the element begins. */
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

/** Where a value is handed on: to a function, as an answer, to a member, a variable or an element's attribute. */
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
