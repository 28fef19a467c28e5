// Brings any OpenAPI 3.0, 3.1 or 3.2 into one dialect, so that what says the same is the same: JSON Schema 2020-12 with `null` as
// a type, references into the components alone, and no list of one schema where the schema itself will do.
import { data, named, nodeAt, origin, placeOf, referenceTo } from './references.ts'
import type { Node, Place } from './shapes.ts'

/** Files beside the contract that it refers to, by their path from its folder. */
export type Files = ReadonlyMap<string, unknown>

/** They tell about a schema and allow no value more or less: beside a reference they stay beside it. */
const annotations = new Set(
  'description summary title deprecated example examples default readOnly writeOnly externalDocs xml'.split(
    ' ',
  ),
)
export const isAnnotation = (key: string) => annotations.has(key) || key.startsWith('x-')

const methods = ['get', 'put', 'post', 'delete', 'options', 'head', 'patch', 'trace', 'query']

export function normalized(document: object, files: Files = new Map()): object {
  const isOld = String(Object(document).openapi).startsWith('3.0')
  /** What is referred to elsewhere than in the components, by the name that it gets there. */
  const moved = new Map<string, object>()
  const whole = Object(copy(document, '', false))
  if (moved.size > 0) {
    const schemas = { ...Object(whole.components).schemas, ...Object.fromEntries(moved) }
    whole.components = { ...whole.components, schemas }
  }
  return whole

  function copy(node: unknown, file: string, areNames: boolean): unknown {
    if (typeof node !== 'object' || node === null) return node
    if (Array.isArray(node)) return node.map((one) => copy(one, file, false))
    const members: Node = {}
    for (const [key, value] of Object.entries(node))
      members[key] =
        !areNames && (data.has(key) || key.startsWith('x-'))
          ? value
          : copy(value, file, !areNames && named.has(key) && !Array.isArray(value))
    if (areNames) return members
    if (typeof members.$ref === 'string') members.$ref = inComponents(members.$ref, file)
    return plain(members)
  }

  /** The same reference where it leads into the components of the contract; else what it leads to is brought there. */
  function inComponents(ref: string, from: string): string {
    const [path = '', pointer = ''] = ref.split('#')
    const file = path ? besideFile(from, path) : from
    const place = placeOf(ref)
    if (file === '' && place[0] === 'components' && place.length >= 3) return referenceTo(place)
    const name = ['at', file, pointer].join('.').replaceAll(/[^\w.-]+/g, '_')
    if (!moved.has(name)) {
      const target: object = {}
      moved.set(name, target)
      const found = nodeAt(file ? files.get(file) : document, place)
      Object.assign(target, copy(found, file, false))
      if (file === '') Object.assign(target, { [origin]: place satisfies Place })
    }
    return referenceTo(['components', 'schemas', name])
  }

  function plain(node: Node): Node {
    delete node.$schema
    delete node.$id
    if (typeof node.$ref === 'string' && !methods.some((method) => method in node))
      node = besideReference(node)
    if (node.exclusiveMinimum === true) node.exclusiveMinimum = taken(node, 'minimum')
    if (node.exclusiveMaximum === true) node.exclusiveMaximum = taken(node, 'maximum')
    if (node.exclusiveMinimum === false) delete node.exclusiveMinimum
    if (node.exclusiveMaximum === false) delete node.exclusiveMaximum
    if (Array.isArray(node.items)) node.prefixItems = taken(node, 'items')
    for (const key of ['allOf', 'oneOf', 'anyOf']) node = alone(node, key)
    return isOld && node.nullable === true ? nullable(node) : node
  }

  /** 3.0 passes over what stands beside a reference, but for what everybody writes there; later versions heed it. */
  function besideReference({ $ref, ...beside }: Node): Node {
    const kept = Object.entries(beside).filter(([key]) => isAnnotation(key) || key === 'nullable')
    const rules = Object.entries(beside).filter(([key]) => !isAnnotation(key) && key !== 'nullable')
    if (isOld || rules.length === 0) return { $ref, ...Object.fromEntries(kept) }
    return { allOf: [{ $ref }], ...beside }
  }

  function nullable({ ...node }: Node): Node {
    delete node.nullable
    if (typeof node.type === 'string') {
      const { enum: some } = node
      const isClosed = Array.isArray(some) && !some.includes(null)
      return { ...node, type: [node.type, 'null'], ...(isClosed && { enum: [...some, null] }) }
    }
    const rules = Object.entries(node).filter(([key]) => !isAnnotation(key))
    if (rules.length === 0) return node
    const about = Object.entries(node).filter(([key]) => isAnnotation(key))
    return { anyOf: [Object.fromEntries(rules), { type: 'null' }], ...Object.fromEntries(about) }
  }
}

/** A list of one schema is that schema, where nothing but words stands beside it. */
function alone(node: Node, key: string): Node {
  const { [key]: list, nullable, ...beside } = node
  if (!Array.isArray(list) || list.length !== 1) return node
  const isOnly = Object.keys(beside).every((one) => isAnnotation(one) || one === 'discriminator')
  if (!isOnly || typeof list[0] !== 'object') return node
  delete beside.discriminator
  return { ...list[0], ...beside, ...(nullable !== undefined && { nullable }) }
}

function taken(node: Node, key: string): unknown {
  const value = node[key]
  delete node[key]
  return value
}

/** The path of a file that another one names, from the contract's folder. */
export function besideFile(from: string, path: string): string {
  if (/^[a-z]+:\/\//i.test(path)) return path
  if (/^[a-z]+:\/\//i.test(from)) return new URL(path, from).href
  const parts = [...from.split('/').slice(0, -1), ...path.split('/')]
  const way: string[] = []
  for (const part of parts)
    if (part === '..' && way.length > 0 && way.at(-1) !== '..') way.pop()
    else if (part !== '.' && part !== '') way.push(part)
  return way.join('/')
}
