// Values that a schema allows, by one walk: at random for tests, the least for a witness.
import * as fc from 'fast-check'
import type { Document } from '../../generate/contract.ts'
import { follow } from '../read/model.ts'
import { anyText, plainTexts } from './texts.ts'

export type Shape = Partial<
  Record<'minimum' | 'maximum' | 'exclusiveMinimum' | 'exclusiveMaximum', number> &
    Record<`${'min' | 'max'}${'Length' | 'Items' | 'Properties'}`, number> &
    Record<'$ref' | 'format' | 'pattern', string> &
    Record<'enum' | 'examples', unknown[]> &
    Record<'required' | 'x-values', string[]> &
    Record<'allOf' | 'anyOf' | 'oneOf', Shape[]> &
    Record<'const' | 'default', unknown> & {
      type: string | string[]
      items: Shape
      uniqueItems: boolean
      properties: Record<string, Shape>
      additionalProperties: boolean | Shape
    }
>

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
  one: (list) => list.find((one) => one !== 'null' && Object(one).type !== 'null') ?? list[0],
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
/** A schema that contains itself ends here. */
const deepest = 20

export function openValues(document: Document) {
  /** What stands behind a reference, with what stands beside it. */
  function resolve(schema: Shape): Shape {
    const { $ref, ...beside } = schema
    return $ref === undefined ? schema : resolve({ ...follow(document, schema, []).schema, ...beside })
  }

  function valueOf(reference: Shape, draw: Draw, depth = 0): unknown {
    const { type, ...schema } = resolve(reference)
    const inside = (below: unknown) => valueOf(Object(below), draw, depth + 1)
    if ('const' in schema) return schema.const
    if (schema.enum) return draw.one(schema.enum)
    if (depth > deepest) return null
    const branches = schema.oneOf ?? schema.anyOf
    if (branches && !schema.properties) return inside(draw.one(branches))
    if (Array.isArray(type)) return inside({ ...schema, type: draw.one(type) })
    if (type === 'object' || schema.properties || schema.allOf) return objectOf(schema, draw, inside)
    const given = draw.given(schema)
    if (given !== undefined) return given
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

  function objectOf(schema: Shape, draw: Draw, inside: (below: unknown) => unknown) {
    const { properties = {}, required = [], allOf = [], additionalProperties: others } = schema
    const { minProperties = 0, maxProperties = short } = schema
    const made: Record<string, unknown> = Object.assign({}, ...allOf.map(inside))
    for (const name of new Set([...required, ...Object.keys(properties)]))
      if (!(name in made) && (required.includes(name) || draw.isThere()))
        made[name] = inside(properties[name])
    const most = typeof others === 'object' ? Math.min(maxProperties, short) : 0
    const size = draw.number(minProperties, Math.max(minProperties, most), true)
    for (let index = Object.keys(made).length; index < size; index++)
      made[`${draw.text({ pattern: '^[a-z][a-z0-9]{0,9}$' })}${index}`] = inside(others)
    return made
  }

  function listOf(schema: Shape, draw: Draw, inside: (below: unknown) => unknown) {
    const { items, minItems = 0, maxItems = short, uniqueItems } = schema
    const size = draw.number(minItems, Math.max(minItems, Math.min(maxItems, short)), true)
    const made = new Map<unknown, unknown>()
    for (let tries = 0; made.size < size && tries < size * 20; tries++) {
      const item = inside(items)
      made.set(uniqueItems ? JSON.stringify(item) : tries, item)
    }
    return [...made.values()]
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
