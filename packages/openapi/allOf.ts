// Merges the parts of an `allOf` into one schema, so that two contracts are equal even if they divide the same schema
// into different parts.
import { isAnnotation } from './canonical.ts'
import { isObject, listOf, objectOf, origin, type JsonObject } from './json.ts'
import type { Place } from './place.ts'
import { follow } from './references.ts'

type Spot = { schema: JsonObject; at: Place }

const joined = new WeakMap<JsonObject, JsonObject>()

/**
 * @param spot a schema other than a `$ref`, with its path in the document
 * @returns the schema merged with the parts of its `allOf`; the same schema if the parts cannot be merged. Two
 * patterns, two choices, or `additionalProperties` next to properties of another part cannot be merged.
 */
export function withJoinedParts(document: object, { schema, at }: Spot): Spot {
  if (!Array.isArray(schema.allOf)) return { schema, at }
  const result = joined.get(schema) ?? join(document, { schema, at }, new Set())
  joined.set(schema, result ?? schema)
  return { schema: result ?? schema, at }
}

/** @returns the merged schema; `undefined` if the parts cannot be merged */
function join(
  document: object,
  { schema, at }: Spot,
  above: ReadonlySet<JsonObject>,
): JsonObject | undefined {
  // Skip a schema that its own `allOf` contains: the self-reference does not restrict the values.
  if (above.has(schema)) return {}
  const { allOf, ...outer } = schema
  const parts = [withPlaces(outer, at)]
  for (const [index, entry] of listOf(allOf).entries()) {
    // `false` rejects all values, but `follow` reads it as an empty schema.
    if (entry === false) return undefined
    const part = follow(document, entry, [...at, 'allOf', `${index}`])
    const whole = join(document, part, new Set([...above, schema]))
    if (whole === undefined) return undefined
    parts.push(withPlaces(whole, part.at))
  }
  // Do not merge schemas with `unevaluatedItems`, because this keyword does not see the entries that other parts of the
  // `allOf` evaluate.
  if (parts.slice(1).some((part) => 'unevaluatedItems' in part)) return undefined
  const plain = isEvaluatedIn(document) ? parts : parts.map(withoutOpenExtras)
  if (!areExtrasClear(plain)) return undefined
  return plain.reduce<JsonObject | undefined>((result, part) => result && joinTwo(result, part), {})
}

const evaluated = new WeakMap<object, boolean>()

/**
 * True if a document contains `unevaluatedProperties` or `unevaluatedItems`, which depend on the properties and entries
 * that other keywords evaluate.
 */
function isEvaluatedIn(document: object): boolean {
  const result = evaluated.get(document) ?? JSON.stringify(document).includes('"unevaluated')
  evaluated.set(document, result)
  return result
}

/** Removes `additionalProperties` if it allows all values, because it then restricts no property of another part. */
function withoutOpenExtras({ additionalProperties: extra, ...part }: JsonObject): JsonObject {
  const isOpen = extra === undefined || extra === true || JSON.stringify(extra) === '{}'
  return isOpen ? part : { ...part, additionalProperties: extra }
}

/**
 * Stores in each property its location in the contract, because the location cannot be derived from the merged schema.
 */
function withPlaces(part: JsonObject, at: Place): JsonObject {
  if (!isObject(part.properties)) return part
  const properties = Object.entries(part.properties).map(([name, property]) => [
    name,
    isObject(property) ? { [origin]: [...at, 'properties', name], ...property } : property,
  ])
  return { ...part, properties: Object.fromEntries(properties) }
}

const extras = ['additionalProperties', 'unevaluatedProperties', 'patternProperties']

/** True if no part restricts the properties of another part: `additionalProperties` applies within its part only. */
const areExtrasClear = (parts: readonly JsonObject[]) =>
  !parts.some((part) => extras.some((key) => key in part)) ||
  parts.filter((part) => 'properties' in part || extras.some((key) => key in part)).length === 1

function joinTwo(first: JsonObject, second: JsonObject): JsonObject | undefined {
  const result = { ...first }
  for (const [key, value] of Object.entries(second)) {
    if (!(key in result)) result[key] = value
    else if (!isAnnotation(key) && key !== 'discriminator') {
      const joinedValue = joinKeyword(key, result[key], value)
      if (joinedValue === undefined) return undefined
      result[key] = joinedValue
    }
  }
  return result
}

/**
 * @returns the value of the keyword that allows exactly the values allowed by both `first` and `second`, such as the
 * smaller `maximum`; `undefined` if no single value does so
 */
function joinKeyword(key: string, first: unknown, second: unknown): unknown {
  if (JSON.stringify(first) === JSON.stringify(second)) return first
  if (key === 'required') return [...new Set([...listOf(first), ...listOf(second)])]
  if (key === 'properties') return joinProperties(objectOf(first), objectOf(second))
  if (key === 'type') return joinTypes([first].flat(), [second].flat())
  if (key === 'enum') return nonEmpty(listOf(first).filter((value) => includesJson(listOf(second), value)))
  if (typeof first !== 'number' || typeof second !== 'number') return undefined
  if (/^(?:min|exclusiveMin)/.test(key)) return Math.max(first, second)
  if (/^(?:max|exclusiveMax)/.test(key)) return Math.min(first, second)
  return undefined
}

const joinProperties = (first: JsonObject, second: JsonObject): JsonObject => {
  const all = { ...first, ...second }
  for (const name of Object.keys(first).filter((key) => key in second))
    all[name] = joinProperty(first[name], second[name])
  return all
}

function joinProperty(first: unknown, second: unknown): unknown {
  // Replace the schema `false` by an equivalent object, because the comparison reads the keywords of an object.
  if (first === false || second === false) return { not: {} }
  return JSON.stringify(first) === JSON.stringify(second)
    ? first
    : { ...placed(first), allOf: [first, second] }
}

const placed = (node: unknown): JsonObject => {
  const at = objectOf(node)[origin]
  return at ? { [origin]: at } : {}
}

function joinTypes(first: readonly unknown[], second: readonly unknown[]) {
  const isNumber = (types: readonly unknown[]) => types.includes('number')
  const shared = [...new Set([...first, ...second])].filter(
    (type) =>
      (first.includes(type) || (type === 'integer' && isNumber(first))) &&
      (second.includes(type) || (type === 'integer' && isNumber(second))),
  )
  return shared.length > 1 ? shared : shared[0]
}

const includesJson = (values: readonly unknown[], value: unknown) =>
  values.some((candidate) => JSON.stringify(candidate) === JSON.stringify(value))

const nonEmpty = (values: readonly unknown[]) => (values.length > 0 ? values : undefined)
