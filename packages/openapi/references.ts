// Follows references within a contract: finds their targets, the components that a node needs, and references without
// a target.
import { objectOf, origin, type JsonObject } from './json.ts'
import { nearestName } from './nearest.ts'
import { nodeAt, placeOf, type Place } from './place.ts'
import { UsageError } from './usageError.ts'
import type { Schema } from './shapes.ts'

/** @returns the target of a reference, or the schema itself, with its place */
export function follow(document: object, schema: unknown, at: Place): { schema: Schema; at: Place } {
  const visited = new Set<unknown>()
  let [node, place] = [schema, at]
  for (;;) {
    const object = objectOf(node)
    const { $ref } = object
    if (typeof $ref !== 'string') return { schema: object, at: object[origin] ?? place }
    // A schema that only refers to itself allows every value.
    if (visited.has(node)) return { schema: {}, at: place }
    visited.add(node)
    place = placeOf($ref)
    node = nodeAt(document, place)
  }
}

const references = new WeakMap<object, string[]>()

/** @returns the references to components in a node, without duplicates */
export function referencesIn(node: unknown): string[] {
  if (typeof node !== 'object' || node === null) return []
  const cachedRefs = references.get(node)
  if (cachedRefs) return cachedRefs
  const listed = [...new Set(JSON.stringify(node).match(/#\/components\/\w+\/[^"/]+/g))]
  references.set(node, listed)
  return listed
}

export const componentOf = (document: object, ref: string): unknown =>
  nodeAt(document, placeOf(ref).slice(0, 3))

/** @returns the references to all components that a node needs, directly or indirectly */
export function reachedComponents({ document }: { document: object }, node: unknown): Set<string> {
  const reached = new Set(referencesIn(node))
  for (const ref of reached)
    for (const further of referencesIn(componentOf(document, ref))) reached.add(further)
  return reached
}

/** Keywords whose values are data, so that members called `$ref` in them are not references. */
export const dataKeywords = new Set(['example', 'examples', 'default', 'const', 'enum', 'required'])
/** Keywords whose members have names chosen by the author. */
export const nameKeywords = new Set(
  (
    'properties patternProperties $defs definitions dependentSchemas paths webhooks responses headers ' +
    'content callbacks links schemas parameters requestBodies securitySchemes pathItems mediaTypes ' +
    'encoding variables mapping scopes additionalOperations'
  ).split(' '),
)

/**
 * Maximum number of visited nodes: a few lines of YAML anchors can expand to billions; a contract of 20 MB has a
 * million.
 */
const maxVisits = 5_000_000

/**
 * Visits each node of the contract, except examples and other data.
 * @throws UsageError if a node contains itself through a YAML anchor
 */
export function walkNodes(root: unknown, visit: (node: JsonObject, place: Place) => void, file = '') {
  const above = new Set<object>()
  let visits = 0
  walk(root, [], false)

  function walk(node: unknown, place: Place, areNames: boolean) {
    if (typeof node !== 'object' || node === null) return
    if (above.has(node)) throw new UsageError('an anchor of this file contains itself.', { file })
    if ((visits += 1) > maxVisits)
      throw new UsageError('its anchors stand for more than can be read.', { file })
    above.add(node)
    if (Array.isArray(node))
      for (const [index, entry] of node.entries()) walk(entry, [...place, `${index}`], false)
    else {
      const members = objectOf(node)
      if (!areNames) visit(members, place)
      for (const [key, value] of Object.entries(members)) {
        if (!areNames && (dataKeywords.has(key) || key.startsWith('x-'))) continue
        walk(value, [...place, key], !areNames && nameKeywords.has(key) && !Array.isArray(value))
      }
    }
    above.delete(node)
  }
}

/**
 * Checks that each reference within the document has a target.
 * @throws UsageError for the first reference without a target or with a cycle
 */
export function checkReferences(
  document: object,
  file: string,
  lineOf: (place: Place) => number | undefined,
) {
  walkNodes(
    document,
    ({ $ref }, at) => {
      if ($ref === undefined || (typeof $ref === 'string' && !$ref.startsWith('#'))) return
      const place = { file, line: lineOf([...at, '$ref']) }
      if (typeof $ref !== 'string') throw new UsageError('a reference has to be a text.', place)
      const visited = new Set<string>()
      for (let ref: unknown = $ref; typeof ref === 'string' && ref.startsWith('#');) {
        if (visited.has(ref)) throw new UsageError(`the reference “${$ref}” leads round to itself.`, place)
        visited.add(ref)
        const target = /^#(?:\/|$)/.test(ref) ? nodeAt(document, placeOf(ref)) : undefined
        if (target === undefined)
          throw new UsageError(`the reference “${ref}” leads nowhere${nearest(document, ref)}.`, place)
        ref = objectOf(target).$ref
      }
    },
    file,
  )
}

/** @returns a hint with the most similar existing name; an empty string if no name is similar */
function nearest(document: object, ref: string) {
  const place = placeOf(ref)
  const [name = '', ...above] = place.toReversed()
  const names = Object.keys(objectOf(nodeAt(document, above.toReversed())))
  const near = nearestName(name, names)
  return near === undefined ? '' : `; “${near}” is there`
}
