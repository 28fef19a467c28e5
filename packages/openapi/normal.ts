// Normalizes OpenAPI 3.0, 3.1 and 3.2 to one dialect, so that equivalent schemas are equal. The dialect is JSON
// Schema 2020-12 with `null` as a type, references only to components, and no choice with a single schema.
import { posix } from 'node:path'
import { canonical, isAnnotation } from './canonical.ts'
import { isObject, listOf, objectOf, origin, type JsonObject } from './json.ts'
import { methods } from './operations.ts'
import { decoded, nameOfCopy, nodeAt, placeOf, referenceTo } from './place.ts'
import { dataKeywords, nameKeywords } from './references.ts'
import type { Document } from './shapes.ts'
import { withSubtypes } from './subtypes.ts'
import type { Parsed } from './yaml.ts'

/** Other files of the contract, by path relative to its folder. */
export type Files = ReadonlyMap<string, Parsed>

export function normalized(document: Document, files: Files = new Map()): Document {
  const isOld = document.openapi.startsWith('3.0')
  // Keep `items: {}` if the contract contains `unevaluatedItems`, which ignores entries that `items` evaluates.
  const keepsItems = [document, ...[...files.values()].map(({ value }) => value)].some((part) =>
    hasKey(part, 'unevaluatedItems'),
  )
  /** Copies of referenced nodes that are not in `components`, by their new component names. */
  const moved = new Map<string, JsonObject>()
  const whole: Document = { ...objectOf(copy(document, '', false)), openapi: document.openapi }
  if (moved.size === 0) return withSubtypes(whole, document)
  const components = objectOf(whole.components)
  const schemas = { ...objectOf(components.schemas), ...Object.fromEntries(moved) }
  return withSubtypes({ ...whole, components: { ...components, schemas } }, document)

  function copy(node: unknown, file: string, areNames: boolean): unknown {
    if (Array.isArray(node)) return node.map((entry) => copy(entry, file, false))
    if (!isObject(node)) return node
    const members: JsonObject = {}
    for (const [key, value] of Object.entries(areNames ? node : withoutFalse(node)))
      members[key] =
        !areNames && (dataKeywords.has(key) || key.startsWith('x-'))
          ? value
          : key === 'content' && !areNames && isObject(value)
            ? mapped(value, (media) => copyMedia(media, file))
            : copy(value, file, !areNames && nameKeywords.has(key) && !Array.isArray(value))
    if (areNames) return members
    if (typeof members.$ref === 'string') members.$ref = inComponents(members.$ref, file)
    return plain(members)
  }

  /** Replaces a reference to a media type by the referenced media type (OpenAPI 3.2). */
  function copyMedia(media: unknown, file: string, depth = 0): unknown {
    const { $ref } = objectOf(media)
    if (typeof $ref !== 'string' || depth > maxReferences) return copy(media, file, false)
    const [path = ''] = $ref.split('#')
    const target = path ? relativeTo(file, path) : file
    return copyMedia(nodeAt(target ? files.get(target)?.value : document, placeOf($ref)), target, depth + 1)
  }

  /** @returns a reference to a component. If the target is not in `components`, it is copied there first. */
  function inComponents(ref: string, from: string): string {
    const [path = ''] = ref.split('#')
    const file = path ? relativeTo(from, path) : from
    const place = placeOf(ref)
    if (file === '' && place[0] === 'components' && place.length >= 3) return referenceTo(place)
    const name = nameOfCopy(file, place)
    if (!moved.has(name)) {
      const target: JsonObject = {}
      moved.set(name, target)
      const node = nodeAt(file ? files.get(file)?.value : document, place)
      Object.assign(target, copy(node, file, false))
      if (file === '') target[origin] = place
    }
    return referenceTo(['components', 'schemas', name])
  }

  function plain(node: JsonObject): JsonObject {
    delete node.$schema
    delete node.$id
    delete node.$anchor
    delete node.$dynamicAnchor
    if (typeof node.$ref === 'string' && !methods.some((method) => method in node))
      node = nextToReference(node)
    if (node.exclusiveMinimum === true) node.exclusiveMinimum = take(node, 'minimum')
    if (node.exclusiveMaximum === true) node.exclusiveMaximum = take(node, 'maximum')
    if (node.exclusiveMinimum === false) delete node.exclusiveMinimum
    if (node.exclusiveMaximum === false) delete node.exclusiveMaximum
    if (Array.isArray(node.items)) node.prefixItems = take(node, 'items')
    for (const key of ['allOf', 'oneOf', 'anyOf']) node = alone(node, key)
    return canonical(isOld && node.nullable === true ? nullable(node) : node, { keepsItems })
  }

  /**
   * Handles keywords next to a reference. OpenAPI 3.0 ignores these keywords, except common annotations; later versions
   * apply them.
   */
  function nextToReference({ $ref, ...beside }: JsonObject): JsonObject {
    const annotationPairs = Object.entries(beside).filter(([key]) => isAnnotation(key) || key === 'nullable')
    const rules = Object.entries(beside).filter(([key]) => !isAnnotation(key) && key !== 'nullable')
    if (isOld || rules.length === 0) return { $ref, ...Object.fromEntries(annotationPairs) }
    return { ...beside, allOf: [{ $ref }, ...listOf(beside.allOf)] }
  }

  function nullable({ ...node }: JsonObject): JsonObject {
    delete node.nullable
    if (typeof node.type === 'string') {
      const values = listOf(node.enum)
      const isClosed = Array.isArray(node.enum) && !values.includes(null)
      return { ...node, type: [node.type, 'null'], ...(isClosed && { enum: [...values, null] }) }
    }
    const rules = Object.entries(node).filter(([key]) => !isAnnotation(key))
    if (rules.length === 0) return node
    const about = Object.entries(node).filter(([key]) => isAnnotation(key))
    return { anyOf: [Object.fromEntries(rules), { type: 'null' }], ...Object.fromEntries(about) }
  }
}

const hasKey = (node: unknown, key: string) => (JSON.stringify(node) ?? '').includes(`"${key}":`)

/** Maximum number of references in a chain of media types. */
const maxReferences = 100

const mapped = (node: JsonObject, of: (member: unknown) => unknown): JsonObject =>
  Object.fromEntries(Object.entries(node).map(([key, member]) => [key, of(member)]))

const schemaMaps = ['properties', 'patternProperties', 'schemas', '$defs', 'dependentSchemas']
const schemaLists = ['allOf', 'oneOf', 'anyOf', 'prefixItems']

/** Replaces the schema `false` by an equivalent object, because the comparison reads the keywords of an object. */
function withoutFalse(node: JsonObject): JsonObject {
  const asObject = (schema: unknown) => (schema === false ? { not: {} } : schema)
  const result = { ...node }
  for (const key of schemaMaps) {
    const map = node[key]
    if (isObject(map) && Object.values(map).includes(false)) result[key] = mapped(map, asObject)
  }
  for (const key of schemaLists) {
    const list = node[key]
    if (Array.isArray(list) && list.includes(false)) result[key] = list.map(asObject)
  }
  return result
}

/** Replaces a choice with a single schema by that schema if all keywords next to the choice are annotations. */
function alone(node: JsonObject, key: string): JsonObject {
  const { [key]: list, nullable, ...beside } = node
  if (!Array.isArray(list) || list.length !== 1) return node
  const isOnly = Object.keys(beside).every((name) => isAnnotation(name) || name === 'discriminator')
  const schema: unknown = list[0]
  if (!isOnly || !isObject(schema)) return node
  delete beside.discriminator
  return { ...schema, ...beside, ...(nullable !== undefined && { nullable }) }
}

function take(node: JsonObject, key: string): unknown {
  const value = node[key]
  delete node[key]
  return value
}

/**
 * @returns the name of another file of the contract, in the form in which the contract was passed: as a URL, or as a
 * path relative to the same folder
 */
export function namedLike(contract: string, file: string): string {
  if (file === '') return contract
  if (isUrl(file)) return file
  return isUrl(contract) ? new URL(encodeURI(file), contract).href : posix.join(posix.dirname(contract), file)
}

const isUrl = (locator: string) => /^[a-z]+:\/\//i.test(locator)

/**
 * @param reference a URI reference, which contains `%20` for a space in a file name
 * @returns the path of the target file, relative to the folder of the contract
 */
export function relativeTo(from: string, reference: string): string {
  if (isUrl(reference)) return reference
  if (isUrl(from)) return new URL(reference, from).href
  const parts = [...from.split('/').slice(0, -1), ...reference.replaceAll('\\', '/').split('/').map(decoded)]
  const way: string[] = []
  for (const part of parts)
    if (part === '..' && way.length > 0 && way.at(-1) !== '..') way.pop()
    else if (part !== '.' && part !== '') way.push(part)
  return way.join('/')
}
