// Generates values that a schema allows: random values for tests, and minimal values for counterexamples.
import * as fc from 'fast-check'
import { type Document, follow, objectOf, tagsOf, withDoubles } from '@members-hub/openapi'
import { distinctValue } from './distinct.ts'
import { branchesWithin, isAddition, type Shape } from './shape.ts'
import { anyText, plainTexts } from './texts.ts'

/** Functions that choose one of the values that a schema allows: either a random value or the simplest one. */
type Draw = {
  pick: (list: readonly unknown[]) => unknown
  number: (least: number, most: number, isWhole: boolean) => number
  text: (schema: Shape) => string
  isThere: () => boolean
  /**
   * Returns an example or default of the schema; `undefined` if the schema has neither, or if the value should be
   * random.
   */
  preset: (schema: Shape) => unknown
}

const least: Draw = {
  pick: (list) =>
    list.find((candidate) => candidate !== 'null' && objectOf(candidate).type !== 'null') ?? list[0],
  number: (low, high) => Math.max(low, Math.min(0, high)),
  text: (schema) => plainTexts(schema)[0] ?? '',
  isThere: () => false,
  preset: ({ examples: [example] = [], default: preset }) => example ?? preset,
}

const random = (draw: fc.GeneratorValue): Draw => ({
  pick: (list) => draw(() => fc.constantFrom(...list)),
  number: (min, max, isWhole) =>
    draw(() => (isWhole ? fc.integer({ min, max }) : fc.double({ min, max, noNaN: true }))),
  text: (schema) => draw(() => anyText(schema)),
  isThere: () => draw(fc.boolean),
  preset: () => undefined,
})

/** Usual maximum size of generated lists and maps; they are larger only if the schema requires more entries. */
const usualSize = 5
/** Maximum size of generated lists and maps. */
const maxSize = 10_000
/** Maximum nesting depth of a random value, if its schema contains itself. */
const maxDepth = 20
/** Maximum nesting depth of a minimal value. */
const maxLeastDepth = 200
/** Maximum number of nested values in a minimal value. */
const maxNodes = 20_000

/** Returns true if a schema allows a value. */
export type Fits = (schema: object, value: unknown) => boolean

type Inside = (below: unknown) => unknown

/**
 * Cache for generating one minimal value: the values already generated for nested schemas, and the schemas for which a
 * value is being generated.
 */
type Memo = { parts: Map<object, { value: unknown; nodes: number }>; open: Set<object>; nodes: number }

/**
 * @param fits returns true if a schema allows a value. It is called for a whole choice, so that a value that fits two
 * branches of a `oneOf` is not generated
 */
export function openValues(document: Document, fits: Fits = () => true) {
  const choices = new WeakMap<object, object>()
  let memo: Memo = { parts: new Map(), open: new Set(), nodes: 0 }
  return {
    resolve,
    make,
    /** Random values that the schema allows. */
    validOf: (schema: Shape) => fc.gen().map((draw) => valueOf(schema, random(draw))),
  }

  /** A minimal value that the schema allows, if one can be generated. */
  function make(schema: Shape) {
    memo = { parts: new Map(), open: new Set(), nodes: 0 }
    return valueOf(schema, least)
  }

  /** The target of a reference, with the keywords next to the reference. */
  function resolve(schema: Shape): Shape {
    const { $ref, ...beside } = schema
    if ($ref !== undefined) return resolve({ ...follow(document, schema, []).schema, ...beside })
    const { allOf, ...siblings } = schema
    // Merge the parts of `allOf` only if the schema is not an object; the properties of objects are merged later.
    if (!Array.isArray(allOf) || siblings.properties) return schema
    const parts = allOf.map((part) => resolve(objectOf(part)))
    const isObject = parts.some(
      ({ type, properties, allOf: more }) => type === 'object' || properties || more,
    )
    return isObject ? schema : [...parts, siblings].reduce((merged, part) => ({ ...merged, ...part }), {})
  }

  function valueOf(reference: Shape, draw: Draw, depth = 0): unknown {
    return draw === least ? leastValue(reference, depth) : drawnValue(reference, draw, depth)
  }

  /** Generates the minimal value of each schema once. A schema that requires itself, or is too large, gets `null`. */
  function leastValue(reference: Shape, depth: number): unknown {
    const isPlain = Object.keys(reference).length === 1
    const schema =
      isPlain && reference.$ref !== undefined ? follow(document, reference, []).schema : reference
    const part = memo.parts.get(schema)
    if (part) memo.nodes += part.nodes
    if (part && memo.nodes <= maxNodes) return part.value
    if (memo.open.has(schema) || memo.nodes > maxNodes || depth > maxLeastDepth) return null
    const start = memo.nodes
    memo.nodes += 1
    memo.open.add(schema)
    const value = drawnValue(schema, least, depth)
    memo.open.delete(schema)
    memo.parts.set(schema, { value, nodes: memo.nodes - start })
    return value
  }

  function drawnValue(reference: Shape, draw: Draw, depth: number): unknown {
    const { type, ...schema } = resolve(reference)
    const inside: Inside = (below) => valueOf(objectOf(below), draw, depth + 1)
    if ('const' in schema) return withDoubles(schema.const)
    if (schema.enum) return withDoubles(draw.pick(schema.enum))
    if (draw !== least && depth > maxDepth) return null
    const branches = branchesWithin(schema)
    if (branches && !schema.properties)
      return draw === least
        ? leastBranch(schema, branches, inside)
        : branchValue(schema, draw.pick(branches), inside)
    if (branches && isAddition(schema)) return inside(draw.pick(branches))
    if (Array.isArray(type)) return inside({ ...schema, type: draw.pick(type) })
    if (type === 'object' || schema.properties || schema.allOf) return fieldsOf(schema, draw, inside)
    const preset = draw.preset(schema)
    if (preset !== undefined) return withDoubles(preset)
    return type === 'array' ? entriesOf(schema, draw, inside) : scalarOf(schema, type, draw)
  }

  /** Returns a value for one branch of a choice, including the discriminator property that selects the branch. */
  function branchValue(choice: Shape, branch: unknown, inside: Inside) {
    const branches: readonly unknown[] = choice.oneOf ?? choice.anyOf ?? []
    const tag = tagsOf(document, choice)[branches.indexOf(branch)]
    const instance = inside(branch)
    if (!tag || typeof instance !== 'object' || instance === null) return instance
    return { ...instance, [tag.property]: tag.values[0] }
  }

  /** Returns the first generated value that matches the choice; values with few fields are tried first. */
  function leastBranch(choice: Shape, branches: Shape[], inside: Inside) {
    const usual = branchValue(choice, least.pick(branches), inside)
    const whole = choiceOf(choice)
    if (!whole || fits(whole, usual)) return usual
    for (const isFull of [false, true])
      for (const branch of branches) {
        const instance = branchValue(choice, branch, inside)
        const fields = Object.entries(resolve(branch).properties ?? {})
        const value =
          isFull && fields.length > 0
            ? {
                ...Object.fromEntries(fields.map(([name, field]) => [name, inside(field)])),
                ...objectOf(instance),
              }
            : instance
        if (fits(whole, value)) return value
      }
    return usual
  }

  /**
   * Returns a schema that contains only the `oneOf`. The same choice gives the same object, because validators are
   * cached by schema.
   */
  function choiceOf(choice: Shape) {
    const { oneOf } = choice
    if (!oneOf) return undefined
    const { discriminator } = objectOf(choice)
    const whole = choices.get(oneOf) ?? { oneOf, ...(discriminator !== undefined && { discriminator }) }
    choices.set(oneOf, whole)
    return whole
  }

  function fieldsOf(schema: Shape, draw: Draw, inside: Inside) {
    const { properties = {}, required = [], allOf = [], additionalProperties: extraSchema } = schema
    const { minProperties = 0, maxProperties = usualSize } = schema
    const fields: Record<string, unknown> = {}
    for (const part of allOf) Object.assign(fields, objectOf(inside(part)))
    for (const name of new Set([...required, ...Object.keys(properties)]))
      if (!(name in fields) && (required.includes(name) || draw.isThere()))
        fields[name] = inside(properties[name])
    const most = typeof extraSchema === 'object' ? Math.min(maxProperties, usualSize) : 0
    const size = draw.number(minProperties, Math.max(minProperties, most), true)
    for (let index = Object.keys(fields).length; index < Math.min(size, maxSize); index++)
      fields[`${draw.text({ pattern: '^[a-z][a-z0-9]{0,9}$' })}${index}`] = inside(extraSchema)
    return fields
  }

  function entriesOf(schema: Shape, draw: Draw, inside: Inside) {
    const { items, prefixItems = [], minItems = 0, maxItems = usualSize, uniqueItems } = schema
    const most = Math.max(minItems, Math.min(maxItems, usualSize))
    const size = Math.min(maxSize, draw.number(minItems, most, true))
    const entries = new Map<unknown, unknown>()
    for (let tries = 0; entries.size < size && tries < size * 20; tries++) {
      const schemaOfItem = prefixItems[entries.size] ?? items
      const isDistinct = uniqueItems && draw === least && schemaOfItem !== undefined
      const item = isDistinct ? distinctValue(schemaOfItem, tries, { resolve, make }) : inside(schemaOfItem)
      entries.set(uniqueItems ? JSON.stringify(item) : tries, item)
    }
    return [...entries.values()]
  }
}

function scalarOf(schema: Shape, type: string | undefined, draw: Draw): unknown {
  const { minimum, exclusiveMinimum = -1_001, maximum, exclusiveMaximum = 1_001 } = schema
  switch (type) {
    case 'null':
      return null
    case 'boolean':
      return draw.pick([true, false])
    case 'integer':
    case 'number':
      return draw.number(minimum ?? exclusiveMinimum + 1, maximum ?? exclusiveMaximum - 1, type === 'integer')
    default:
      return draw.text(schema)
  }
}
