// Follows references within a contract: what they lead to, which components a part needs, and which lead nowhere.
import leven from 'leven'
import { Unusable } from './unusable.ts'
import type { Node, Place, Schema } from './shapes.ts'

/** What references lead into: the document as a whole, and its components. */
export type Referred = { components?: object | undefined }

/** A schema whose parts were put together from several places says where each is from. */
export const origin = Symbol('origin')

/** What a reference leads to, with its place. */
export function follow(document: object, schema: unknown, at: Place): { schema: Schema; at: Place } {
  const passed = new Set<unknown>()
  let [node, place] = [schema, at]
  for (;;) {
    const { $ref, [origin]: from } = Object(node)
    if (typeof $ref !== 'string') return { schema: Object(node), at: from ?? place }
    // What is all of itself and nothing else allows everything.
    if (passed.has(node)) return { schema: {}, at: place }
    passed.add(node)
    place = placeOf($ref)
    node = nodeAt(document, place)
  }
}

const places = new Map<string, Place>()

/** The keys of a reference within a document. */
export function placeOf(ref: string): Place {
  const known = places.get(ref)
  if (known) return known
  const [, pointer = ''] = ref.split('#')
  const place = pointer
    .split('/')
    .slice(1)
    .map((key) => decoded(key).replaceAll('~1', '/').replaceAll('~0', '~'))
  places.set(ref, place)
  return place
}

/** As a reference, of keys that may hold any character. */
export const referenceTo = (place: Place) =>
  `#/${place.map((key) => encodeURIComponent(key.replaceAll('~', '~0').replaceAll('/', '~1'))).join('/')}`

/** A key with a lone percent sign stands for itself. */
function decoded(key: string) {
  try {
    return decodeURIComponent(key)
  } catch {
    return key
  }
}

export const nodeAt = (document: unknown, place: Place): unknown =>
  place.reduce<unknown>(
    (node, key) => (Object.hasOwn(Object(node), key) ? Object(node)[key] : undefined),
    document,
  )

const found = new WeakMap<object, string[]>()

/** The components that a node names, each once. */
export function referencesIn(node: unknown): string[] {
  if (typeof node !== 'object' || node === null) return []
  const known = found.get(node)
  if (known) return known
  const named = [...new Set(JSON.stringify(node).match(/#\/components\/\w+\/[^"/]+/g))]
  found.set(node, named)
  return named
}

export const componentOf = (document: Referred, ref: string): unknown =>
  nodeAt(document, placeOf(ref).slice(0, 3))

/** The components that a node needs, however far away. */
export function reachedComponents({ document }: { document: Referred }, node: unknown): Set<string> {
  const reached = new Set(referencesIn(node))
  for (const ref of reached)
    for (const further of referencesIn(componentOf(document, ref))) reached.add(further)
  return reached
}

/** Keywords whose values are data: what looks like a reference there is none. */
export const data = new Set(['example', 'examples', 'default', 'const', 'enum', 'required'])
/** Keywords whose values are nodes by names that anybody may choose. */
export const named = new Set(
  (
    'properties patternProperties $defs definitions dependentSchemas paths webhooks responses headers ' +
    'content callbacks links schemas parameters requestBodies securitySchemes pathItems mediaTypes ' +
    'encoding variables mapping scopes'
  ).split(' '),
)

/** A few lines of anchors may stand for billions of nodes; a contract of 20 MB has a million. */
const most = 5_000_000

/**
 * Visits each node that may be a part of the contract, and none of examples and other data.
 * @throws Unusable where a node contains itself, as an anchor of YAML may
 */
export function walkNodes(root: unknown, visit: (node: Node, place: Place) => void, file = '') {
  const above = new Set<object>()
  let visits = 0
  walk(root, [], false)

  function walk(node: unknown, place: Place, areNames: boolean) {
    if (typeof node !== 'object' || node === null) return
    if (above.has(node)) throw new Unusable('an anchor of this file contains itself.', { file })
    if ((visits += 1) > most) throw new Unusable('its anchors stand for more than can be read.', { file })
    above.add(node)
    if (Array.isArray(node))
      for (const [index, one] of node.entries()) walk(one, [...place, `${index}`], false)
    else {
      const members: Node = Object(node)
      if (!areNames) visit(members, place)
      for (const [key, value] of Object.entries(members)) {
        if (!areNames && (data.has(key) || key.startsWith('x-'))) continue
        walk(value, [...place, key], !areNames && named.has(key) && !Array.isArray(value))
      }
    }
    above.delete(node)
  }
}

/**
 * Checks that each reference within the document leads somewhere.
 * @throws Unusable at the first that does not, or that leads to itself
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
      if (typeof $ref !== 'string') throw new Unusable('a reference has to be a text.', place)
      const passed = new Set<string>()
      for (let ref: unknown = $ref; typeof ref === 'string' && ref.startsWith('#');) {
        if (passed.has(ref)) throw new Unusable(`the reference “${$ref}” leads round to itself.`, place)
        passed.add(ref)
        const target = nodeAt(document, placeOf(ref))
        if (target === undefined)
          throw new Unusable(`the reference “${ref}” leads nowhere${nearest(document, ref)}.`, place)
        ref = Object(target).$ref
      }
    },
    file,
  )
}

/** The name that was meant, where one is as good as the same. */
function nearest(document: object, ref: string) {
  const place = placeOf(ref)
  const [name = '', ...above] = place.toReversed()
  const names = Object.keys(Object(nodeAt(document, above.toReversed())))
  const [near] = names
    .map((one) => ({ one, steps: leven(one.toLowerCase(), name.toLowerCase()) }))
    .filter(({ steps }) => steps <= Math.max(1, name.length / 4))
    .toSorted((one, other) => one.steps - other.steps)
  return near ? `; “${near.one}” is there` : ''
}
