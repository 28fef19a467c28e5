// Defines rewriting rules for schema keywords: explicit defaults, reordered lists, types and patterns.
import { isObject, listOf, type JsonObject } from '@members-hub/openapi'
import { shuffled } from '../random.ts'
import {
  factsOf,
  hasReferences,
  pickFrom,
  schemaRule,
  typeOf,
  without,
  type Contract,
  type Rewriting,
} from './contract.ts'

/** Keywords with their default values, grouped by the type to which they apply. */
const defaults: Readonly<Record<string, JsonObject>> = {
  string: { minLength: 0 },
  array: { minItems: 0, uniqueItems: false },
  object: { minProperties: 0 },
}

const isReference = ({ $ref }: JsonObject) => $ref !== undefined

/** Adds or removes keywords whose value is the default. */
function toggled(schema: JsonObject, contract: Contract, members: JsonObject): JsonObject | undefined {
  const choices = Object.entries(members).flatMap(([key, value]): JsonObject[] => {
    if (!(key in schema)) return [{ ...schema, [key]: value }]
    return JSON.stringify(schema[key]) === JSON.stringify(value) ? [without(schema, key)] : []
  })
  return pickFrom(contract, choices)
}

/** Reorders one list of the schema, such as `required`, if the schema has such a list. */
function reordered(schema: JsonObject, { random }: Contract, keys: readonly string[]) {
  for (const key of shuffled(keys, random)) {
    const list = listOf(schema[key])
    const order = shuffled(list, random)
    if (JSON.stringify(order) !== JSON.stringify(list)) return { ...schema, [key]: order }
  }
  return undefined
}

const hasUnevaluated = (contract: Contract) => factsOf(contract).text.includes('"unevaluated')

/**
 * Pairs of equivalent patterns, such as `\d` and `[0-9]`, for characters or repetitions outside of character classes.
 */
const patternPairs: [before: RegExp, after: string][] = [
  [/(?<![\\[])\[0-9\]/g, String.raw`\d`],
  [/(?<![\\[])\[A-Za-z0-9_\]/g, String.raw`\w`],
  [/(?<=\]|\\d|\\w)\+(?![?+])/g, '{1,}'],
]

function samePattern(pattern: string): string[] {
  if (/\\[\]\\[]/.test(pattern)) return []
  const shorter = patternPairs.map(([before, after]) => pattern.replaceAll(before, after))
  const longer = pattern.includes('[') ? [] : [pattern.replaceAll(String.raw`\d`, '[0-9]')]
  return [...shorter, ...longer].filter((other) => other !== pattern)
}

export const keywordRules: Rewriting[] = [
  schemaRule('a default of a type', (schema, contract) =>
    toggled(schema, contract, defaults[typeOf(schema)] ?? {}),
  ),
  schemaRule('a default of a schema', (schema, contract) => {
    const flags = { deprecated: false, readOnly: false, writeOnly: false }
    const isTyped = contract.isOld && typeof schema.type === 'string'
    return isReference(schema)
      ? undefined
      : toggled(schema, contract, { ...flags, ...(isTyped && { nullable: false }) })
  }),
  schemaRule('items of any kind', (schema, contract) =>
    typeOf(schema) === 'array' && !contract.isOld && !('prefixItems' in schema) && !hasUnevaluated(contract)
      ? toggled(schema, contract, { items: {} })
      : undefined,
  ),
  schemaRule('additional properties of any kind', (schema, contract) => {
    const { additionalProperties: extra } = schema
    if (typeOf(schema) !== 'object') return undefined
    if (extra === true) return { ...schema, additionalProperties: {} }
    if (JSON.stringify(extra) === '{}') return { ...schema, additionalProperties: true }
    const isOpen = extra === undefined && !('patternProperties' in schema) && !hasUnevaluated(contract)
    return isOpen ? { ...schema, additionalProperties: pickFrom(contract, [true, {}]) } : undefined
  }),
  schemaRule('required or enum in another order', (schema, contract) =>
    reordered(schema, contract, ['required', 'enum', 'type']),
  ),
  schemaRule('a choice in another order', (schema, contract) =>
    reordered(schema, contract, ['oneOf', 'anyOf']),
  ),
  schemaRule('an allOf in another order', (schema, contract) => reordered(schema, contract, ['allOf'])),
  schemaRule('properties in another order', (schema, { random }) => {
    const { properties } = schema
    if (!isObject(properties) || Object.keys(properties).length < 2) return undefined
    return { ...schema, properties: Object.fromEntries(shuffled(Object.entries(properties), random)) }
  }),
  schemaRule('a type as a list', (schema, { isOld }) => {
    if (isOld) return undefined
    if (typeof schema.type === 'string') return { ...schema, type: [schema.type] }
    const [only, ...further] = listOf(schema.type)
    return only !== undefined && further.length === 0 ? { ...schema, type: only } : undefined
  }),
  schemaRule('a constant as an enum', (schema, { isOld }) => {
    if (isOld) return undefined
    if ('const' in schema) return { ...without(schema, 'const'), enum: [schema.const] }
    const [only, ...further] = listOf(schema.enum)
    return only !== undefined && further.length === 0
      ? { ...without(schema, 'enum'), const: only }
      : undefined
  }),
  schemaRule('a pattern in other signs', (schema, contract) => {
    const pattern = pickFrom(contract, typeof schema.pattern === 'string' ? samePattern(schema.pattern) : [])
    return pattern === undefined ? undefined : { ...schema, pattern }
  }),
  schemaRule('a range of integers', (schema, { isOld }) => {
    const { minimum, exclusiveMinimum, type } = schema
    if (type !== 'integer' || isOld || exclusiveMinimum !== undefined || !Number.isSafeInteger(minimum))
      return undefined
    return { ...without(schema, 'minimum'), exclusiveMinimum: Number(minimum) - 1 }
  }),
  schemaRule('an extension of a schema', (schema) => ({ ...schema, 'x-vendor': { order: 1 } })),
  schemaRule('the description of a schema', (schema, { isOld }) =>
    isOld && hasReferences(schema) ? undefined : { ...schema, description: 'Says the same.' },
  ),
]
