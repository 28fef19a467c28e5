// Finds the properties that validators declare. Forms and queries take their types from validators, so code that uses
// these properties uses the contract.
import { is, type Node, type SourceFile } from './compiler.ts'
import { wordOf, type Shapes } from './shapes.ts'

const endings = { QueryParams: 'query', Params: 'path', Body: 'body' }

/**
 * @returns for each property that a validator declares, its offset in the file and its location in the contract, such
 * as `Address.street`
 */
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
