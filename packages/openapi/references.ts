// Follows references within a contract. Finds the target of a reference, all components that a node uses, and
// references without a target.
import { objectOf, origin, type JsonObject } from './json.ts'
import { nearestName } from './nearest.ts'
import { nodeAt, placeOf, type Place } from './place.ts'
import { UsageError } from './usageError.ts'
import type { Schema } from './shapes.ts'

/** @returns the target if the schema is a reference, otherwise the schema itself; with its location in the document */
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

/** @returns all references to components that the node contains, without duplicates */
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

/** @returns references to all components that the node uses, including components used by these components */
export function reachedComponents({ document }: { document: object }, node: unknown): Set<string> {
  const reached = new Set(referencesIn(node))
  for (const ref of reached)
    for (const further of referencesIn(componentOf(document, ref))) reached.add(further)
  return reached
}

/** Keywords whose values are data, such as `example`. A key `$ref` inside these values is not a reference. */
export const dataKeywords = new Set(['example', 'examples', 'default', 'const', 'enum', 'required'])
/** Keywords whose keys are names chosen by the author of the contract, such as `properties`. */
export const nameKeywords = new Set(
  (
    'properties patternProperties $defs definitions dependentSchemas paths webhooks responses headers ' +
    'content callbacks links schemas parameters requestBodies securitySchemes pathItems mediaTypes ' +
    'encoding variables mapping scopes additionalOperations'
  ).split(' '),
)

/**
 * Maximum number of visited nodes. A few lines of YAML anchors can expand to billions of nodes; a contract of 20 MB has
 * a million nodes.
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
    if (above.has(node)) throw new UsageError('a YAML anchor contains itself: remove the cycle.', { file })
    if ((visits += 1) > maxVisits)
      throw new UsageError('YAML anchors expand to more than 5 million nodes: replace them with `$ref`.', {
        file,
      })
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
 * @throws UsageError for the first reference that has no target or leads back to itself
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
      if (typeof $ref !== 'string') throw new UsageError('`$ref` must be a string.', place)
      const visited = new Set<string>()
      for (let ref: unknown = $ref; typeof ref === 'string' && ref.startsWith('#');) {
        if (visited.has(ref)) throw new UsageError(`the reference “${$ref}” leads to itself.`, place)
        visited.add(ref)
        const target = /^#(?:\/|$)/.test(ref) ? nodeAt(document, placeOf(ref)) : undefined
        if (target === undefined)
          throw new UsageError(`the reference “${ref}” is not found${nearest(document, ref)}`, place)
        ref = objectOf(target).$ref
      }
    },
    file,
  )
}

/**
 * @returns the end of an error message about a missing name: a hint with the most similar existing name, or a period if
 * no name is similar
 */
function nearest(document: object, ref: string) {
  const place = placeOf(ref)
  const [name = '', ...above] = place.toReversed()
  const names = Object.keys(objectOf(nodeAt(document, above.toReversed())))
  const near = nearestName(name, names)
  return near === undefined ? '.' : `: did you mean “${near}”?`
}
