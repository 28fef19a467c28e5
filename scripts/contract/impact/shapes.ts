// Reads the types of generated/schema.d.ts as a tree in which each property has its location in the contract. Locations
// are `UserInfo.firstName` for a component, or `listSessions.query.limit` for an inline declaration of an operation.
import { is, type Node, type SourceFile } from './compiler.ts'
import type { Subject } from '@members-hub/contract-check'

export type Shape = {
  /** Properties by name, each with its location in the contract. */
  props: Record<string, { at: string; shape: Shape }>
  item?: Shape
  /** Names of the components to which the type refers; several for a union or intersection. */
  refs: string[]
  values: string[]
}

export type Shapes = {
  components: Record<string, Shape>
  /** Types by operation and part of the operation: `query`, `path`, `header`, `body` or `answer`. */
  operations: Record<string, Record<string, Shape>>
}

export const schemaFile = 'generated/schema.d.ts'

/**
 * @returns the tree of types, the location of each property by the offset of its declaration, and the locations of
 * optional properties
 */
export function readShapes(schema: SourceFile) {
  const declared = new Map<number, string>()
  const optional = new Set<string>()
  const shapes: Shapes = { components: {}, operations: {} }
  const shapeOf = (node: Node | undefined, at: string): Shape => {
    const shape: Shape = { props: {}, refs: [], values: [] }
    if (node) fill(shape, node, at)
    return shape
  }
  function fill(shape: Shape, node: Node, at: string) {
    if (is.isTypeLiteralNode(node)) {
      for (const member of node.members) {
        if (is.isIndexSignatureDeclaration(member)) shape.item = shapeOf(member.type, at)
        if (!is.isPropertySignatureDeclaration(member)) continue
        const name = wordOf(member.name)
        const place = at === '' ? name : `${at}.${name}`
        declared.set(member.pos, place)
        if (member.postfixToken?.kind === is.SyntaxKind.QuestionToken) optional.add(place)
        shape.props[name] = { at: place, shape: shapeOf(member.type, place) }
      }
    } else if (is.isUnionTypeNode(node) || is.isIntersectionTypeNode(node)) {
      for (const branch of node.types) fill(shape, branch, at)
    } else if (is.isParenthesizedTypeNode(node) || is.isTypeOperatorNode(node)) fill(shape, node.type, at)
    else if (is.isArrayTypeNode(node)) shape.item = shapeOf(node.elementType, at)
    else if (is.isLiteralTypeNode(node)) shape.values.push(wordOf(node.literal))
    else if (is.isIndexedAccessTypeNode(node)) shape.refs.push(componentName(node))
  }
  const interfaces = new Map(
    schema.statements.flatMap((statement) =>
      is.isInterfaceDeclaration(statement) ? [[statement.name.text, statement] as const] : [],
    ),
  )
  const groups = partsOf(interfaces.get('components'))
  for (const [group, node] of Object.entries(groups))
    for (const [name, type] of Object.entries(partsOf(node))) {
      const at = nameInGroup(group, name)
      shapes.components[at] = shapeOf(type, at)
    }
  for (const operation of interfaces.get('operations')?.members ?? []) {
    if (!is.isPropertySignatureDeclaration(operation)) continue
    const { parameters, requestBody, responses } = partsOf(operation.type)
    const { query, path, header } = partsOf(parameters)
    const body = partsOf(partsOf(requestBody).content)['application/json']
    const envelope = partsOf(partsOf(partsOf(responses)[200]).content)['application/json']
    const data = partsOf(envelope && is.isUnionTypeNode(envelope) ? envelope.types[0] : envelope).data
    const parts = { query, path, header, body, answer: data }
    const id = wordOf(operation.name)
    shapes.operations[id] = Object.fromEntries(
      Object.entries(parts).flatMap(([part, node]) => (node ? [[part, shapeOf(node, `${id}.${part}`)]] : [])),
    )
  }
  return { shapes, declared, optional }
}

/**
 * Returns the location of a component. For a schema this is its name; for other components, their group is a prefix,
 * because a parameter and a schema may have the same name.
 */
const nameInGroup = (group: string, name: string) => (group === 'schemas' ? name : `${group}.${name}`)

const componentName = ({ objectType, indexType }: is.IndexedAccessTypeNode) =>
  nameInGroup(is.isIndexedAccessTypeNode(objectType) ? wordOf(objectType.indexType) : '', wordOf(indexType))

const partsOf = (node: Node | undefined): Record<string, Node | undefined> =>
  node && (is.isTypeLiteralNode(node) || is.isInterfaceDeclaration(node))
    ? Object.fromEntries(
        node.members.flatMap((member) =>
          is.isPropertySignatureDeclaration(member) ? [[wordOf(member.name), member.type]] : [],
        ),
      )
    : {}

/** Returns the name of a member of an object literal; undefined for `...rest`. */
export const memberName = (member: is.ObjectLiteralElementLike) =>
  is.isSpreadAssignment(member) ? undefined : wordOf(member.name)

/** Returns the line at which a node starts; the first line is 1. */
export const lineOf = (node: Node) =>
  node.getSourceFile().getLineAndCharacterOfPosition(node.getStart()).line + 1

/** Returns the text of a name or literal, without quotation marks. */
export const wordOf = (node: Node) => node.getText().replace(/^(['"])(.*)\1$/s, '$2')

/** Returns the names of the members of a request, each with the location of its declaration in the contract. */
export function membersOf({ components, operations }: Shapes, operation: string, part: 'query' | 'body') {
  const { props = {}, refs = [] } = operations[operation]?.[part] ?? {}
  const all = [props, ...refs.map((ref) => components[ref]?.props ?? {})]
  return all.flatMap((members) => Object.entries(members).map(([name, { at }]) => ({ name, at })))
}

/**
 * Returns the locations at which the contract declares the subject of a finding, in its operation or in a shared
 * component.
 */
export function placesOf({ components, operations }: Shapes, { operation, part, path }: Subject): string[] {
  const rootShape = operations[operation]?.[part]
  if (!rootShape) return []
  const expandRefs = (shape: Shape): Shape[] => [
    shape,
    ...shape.refs.flatMap((ref) => expandRefs(components[ref] ?? { props: {}, refs: [], values: [] })),
  ]
  let places: string[] = []
  let at = expandRefs(rootShape)
  for (const name of path) {
    // Keep the location for list items, because a list and its items have the same location.
    if (name === '*') {
      at = at.flatMap(({ item }) => (item ? expandRefs(item) : []))
      continue
    }
    const props = at.flatMap(({ props: { [name]: prop } }) => prop ?? [])
    places = props.map((prop) => prop.at)
    at = props.flatMap(({ shape }) => expandRefs(shape))
  }
  // Include the component of a named enum, because tables and labels refer to the enum by the name of this component.
  const words = at.flatMap(({ refs }) => refs.filter((ref) => (components[ref]?.values.length ?? 0) > 0))
  return [...new Set([...places, ...words])]
}
