// Values that a schema allows, by one walk: at random for tests, the least for a witness.
import * as fc from 'fast-check'
import { type Document, follow, tagsOf } from '@members-hub/openapi'
import type { Shape } from './shape.ts'
import { anyText, plainTexts } from './texts.ts'

/** Who decides wherever a schema leaves a choice. */
type Draw = {
  one: (list: readonly unknown[]) => unknown
  number: (least: number, most: number, isWhole: boolean) => number
  text: (schema: Shape) => string
  isThere: () => boolean
  /** What the contract proposes itself, where that is wanted. */
  given: (schema: Shape) => unknown
}

const least: Draw = {
  one: (list) =>
    list.find((candidate) => candidate !== 'null' && Object(candidate).type !== 'null') ?? list[0],
  number: (low, high) => Math.max(low, Math.min(0, high)),
  text: (schema) => plainTexts(schema)[0] ?? '',
  isThere: () => false,
  given: ({ examples: [example] = [], default: preset }) => example ?? preset,
}

const random = (draw: fc.GeneratorValue): Draw => ({
  one: (list) => draw(() => fc.constantFrom(...list)),
  number: (min, max, isWhole) =>
    draw(() => (isWhole ? fc.integer({ min, max }) : fc.double({ min, max, noNaN: true }))),
  text: (schema) => draw(() => anyText(schema)),
  isThere: () => draw(fc.boolean),
  given: () => undefined,
})

/** Lists and maps stay this short unless they have to be longer. */
const short = 5
/** However long a list has to be: a limit of billions makes none. */
const longest = 2_000
/** A schema that contains itself ends here. */
const deepest = 20

/** Whether a value is one of a schema's. */
export type Fits = (schema: object, value: unknown) => boolean

/** @param fits where it is known: of branches that are alike, a value is made of one that is not taken for another */
export function openValues(document: Document, fits: Fits = () => true) {
  const choices = new WeakMap<object, object>()

  /** What stands behind a reference, with what stands beside it. */
  function resolve(schema: Shape): Shape {
    const { $ref, ...beside } = schema
    if ($ref !== undefined) return resolve({ ...follow(document, schema, []).schema, ...beside })
    const { allOf, ...siblings } = schema
    // Objects are put together by their fields; what is no object is what all of them say.
    if (!Array.isArray(allOf) || siblings.properties) return schema
    const parts = allOf.map((part) => resolve(Object(part)))
    const isObject = parts.some(
      ({ type, properties, allOf: more }) => type === 'object' || properties || more,
    )
    return isObject ? schema : Object.assign({}, ...parts, siblings)
  }

  function valueOf(reference: Shape, draw: Draw, depth = 0): unknown {
    const { type, ...schema } = resolve(reference)
    const inside = (below: unknown) => valueOf(Object(below), draw, depth + 1)
    if ('const' in schema) return schema.const
    if (schema.enum) return draw.one(schema.enum)
    if (depth > deepest) return null
    const branches = schema.oneOf ?? schema.anyOf
    if (branches && !schema.properties)
      return draw === least
        ? leastOf(schema, branches, inside)
        : branchOf(schema, branches, draw.one(branches), inside)
    if (Array.isArray(type)) return inside({ ...schema, type: draw.one(type) })
    if (type === 'object' || schema.properties || schema.allOf) return objectOf(schema, draw, inside)
    const preset = draw.given(schema)
    if (preset !== undefined) return preset
    const { minimum, exclusiveMinimum = -1_001, maximum, exclusiveMaximum = 1_001 } = schema
    switch (type) {
      case 'null':
        return null
      case 'boolean':
        return draw.one([true, false])
      case 'integer':
      case 'number':
        return draw.number(
          minimum ?? exclusiveMinimum + 1,
          maximum ?? exclusiveMaximum - 1,
          type === 'integer',
        )
      case 'array':
        return listOf(schema, draw, inside)
      default:
        return draw.text(schema)
    }
  }

  function branchOf(choice: Shape, branches: Shape[], branch: unknown, inside: (below: unknown) => unknown) {
    const tag = tagsOf(document, choice)[branches.findIndex((candidate) => candidate === branch)]
    const instance = inside(branch)
    if (!tag || typeof instance !== 'object' || instance === null) return instance
    return { ...instance, [tag.property]: tag.values[0] }
  }

  /** The first that is of this choice, with no more fields than it needs for that. */
  function leastOf(choice: Shape, branches: Shape[], inside: (below: unknown) => unknown) {
    const { oneOf, discriminator } = Object(choice)
    const usual = branchOf(choice, branches, least.one(branches), inside)
    if (!oneOf) return usual
    const whole = choices.get(oneOf) ?? { oneOf, ...(discriminator && { discriminator }) }
    choices.set(oneOf, whole)
    if (fits(whole, usual)) return usual
    for (const isFull of [false, true])
      for (const branch of branches) {
        const instance = branchOf(choice, branches, branch, inside)
        const fields = Object.entries(resolve(branch).properties ?? {})
        const value =
          isFull && fields.length > 0
            ? {
                ...Object.fromEntries(fields.map(([name, field]) => [name, inside(field)])),
                ...Object(instance),
              }
            : instance
        if (fits(whole, value)) return value
      }
    return usual
  }

  function objectOf(schema: Shape, draw: Draw, inside: (below: unknown) => unknown) {
    const { properties = {}, required = [], allOf = [], additionalProperties: extraSchema } = schema
    const { minProperties = 0, maxProperties = short } = schema
    const fields: Record<string, unknown> = Object.assign({}, ...allOf.map(inside))
    for (const name of new Set([...required, ...Object.keys(properties)]))
      if (!(name in fields) && (required.includes(name) || draw.isThere()))
        fields[name] = inside(properties[name])
    const most = typeof extraSchema === 'object' ? Math.min(maxProperties, short) : 0
    const size = draw.number(minProperties, Math.max(minProperties, most), true)
    for (let index = Object.keys(fields).length; index < Math.min(size, longest); index++)
      fields[`${draw.text({ pattern: '^[a-z][a-z0-9]{0,9}$' })}${index}`] = inside(extraSchema)
    return fields
  }

  function listOf(schema: Shape, draw: Draw, inside: (below: unknown) => unknown) {
    const { items, prefixItems = [], minItems = 0, maxItems = short, uniqueItems } = schema
    const size = Math.min(longest, draw.number(minItems, Math.max(minItems, Math.min(maxItems, short)), true))
    const entries = new Map<unknown, unknown>()
    for (let tries = 0; entries.size < size && tries < size * 20; tries++) {
      const item = inside(prefixItems[entries.size] ?? items)
      entries.set(uniqueItems ? JSON.stringify(item) : tries, item)
    }
    return [...entries.values()]
  }

  /** The least that the schema allows, as far as can be told. */
  const make = (schema: Shape) => valueOf(schema, least)

  return {
    resolve,
    make,
    /** Values that the schema allows, at random. */
    validOf: (schema: Shape) => fc.gen().map((draw) => valueOf(schema, random(draw))),
  }
}
