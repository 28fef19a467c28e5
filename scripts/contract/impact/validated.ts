// Finds the members of validators. Forms and queries take their types from validators, so these count as places of
// the contract.
import { is, type Node, type SourceFile } from './compiler.ts'
import { wordOf, type Shapes } from './shapes.ts'

const endings = { QueryParams: 'query', Params: 'path', Body: 'body' }

/** @returns the position of each member's declaration, and its place */
export function validated(source: SourceFile, { components, operations }: Shapes): [number, string][] {
  const members: [number, string][] = []
  const visit = (node: Node, at: string) => {
    if (is.isObjectLiteralExpression(node)) {
      for (const member of node.properties) {
        if (!is.isPropertyAssignment(member)) continue
        const place = `${at}.${wordOf(member.name)}`
        members.push([member.pos, place])
        visit(member.initializer, place)
      }
    } else node.forEachChild((child) => visit(child, at))
  }
  for (const statement of source.statements) {
    if (!is.isVariableStatement(statement)) continue
    for (const { name, initializer } of statement.declarationList.declarations) {
      const at = is.isIdentifier(name) && rootOf(name.text)
      if (at && initializer) visit(initializer, at)
    }
  }
  return members

  function rootOf(name: string) {
    if (components[name]) return name
    for (const [ending, part] of Object.entries(endings)) {
      const id = name.charAt(0).toLowerCase() + name.slice(1, -ending.length)
      if (name.endsWith(ending) && operations[id]) return `${id}.${part}`
    }
    return undefined
  }
}
