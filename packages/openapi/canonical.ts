// Rewrites a node of a contract in the one form that all spellings of the same meaning share: defaults that are written out are left
// out, a type list of one type is that type, a choice between types is a type list.
import { isObject, listOf, objectOf, textOf, type JsonObject } from './json.ts'
import { referenceTo } from './place.ts'

/** Keywords that do not change which values are valid; next to a reference they stay there. */
const annotations = new Set(
  'description summary title deprecated example examples default readOnly writeOnly externalDocs xml'.split(
    ' ',
  ),
)
export const isAnnotation = (key: string) => annotations.has(key) || key.startsWith('x-')

/** Keywords that mean nothing with these values, which are compared as JSON. */
const defaults: Readonly<Record<string, readonly string[]>> = {
  minLength: ['0'],
  minItems: ['0'],
  minProperties: ['0'],
  minContains: ['1'],
  uniqueItems: ['false'],
  nullable: ['false'],
  deprecated: ['false'],
  readOnly: ['false'],
  writeOnly: ['false'],
  allowEmptyValue: ['false'],
  allowReserved: ['false'],
  required: ['false', '[]'],
  items: ['true', '{}'],
  propertyNames: ['true', '{}'],
  properties: ['{}'],
  patternProperties: ['{}'],
  dependentSchemas: ['{}'],
  dependentRequired: ['{}'],
}

/**
 * @param keepsItems true if `items: {}` is not a default
 * @returns the node in canonical form; the same node where nothing changes
 */
export function canonical(node: JsonObject, { keepsItems = false } = {}): JsonObject {
  const plain = withoutDefaults(keepsItems && isAny(node.items) ? { ...node, items: anyItems } : node)
  return mergedTypes(withRange(withOneType(withMapping(withSerialization(plain)))))
}

/** `items: {}` that stays. */
const anyItems = Object.freeze({})
const isAny = (schema: unknown) => schema === true || JSON.stringify(schema) === '{}'

function withoutDefaults(node: JsonObject): JsonObject {
  const idle = Object.keys(node).filter(
    (key) => node[key] !== anyItems && defaults[key]?.includes(JSON.stringify(node[key]) ?? ''),
  )
  const rest = idle.length > 0 ? without(node, idle) : node
  // It stays: `unevaluatedProperties` next to it depends on it.
  return JSON.stringify(rest.additionalProperties) === '{}' ? { ...rest, additionalProperties: true } : rest
}

function without(node: JsonObject, keys: readonly string[]): JsonObject {
  const rest = { ...node }
  for (const key of keys) delete rest[key]
  return rest
}

/** Styles of parameters by their location; headers of responses have no location. */
const usualStyles: Readonly<Record<string, string>> = {
  query: 'form',
  cookie: 'form',
  path: 'simple',
  header: 'simple',
}

/** Leaves out `style` and `explode` of a parameter or header where they are the defaults of OpenAPI. */
function withSerialization(node: JsonObject): JsonObject {
  if (!('schema' in node) || !('style' in node || 'explode' in node)) return node
  const usualStyle = usualStyles[textOf(node.in)] ?? 'simple'
  const style = node.style ?? usualStyle
  return without(node, [
    ...(style === usualStyle ? ['style'] : []),
    ...(node.explode === (style === 'form') ? ['explode'] : []),
  ])
}

const withOneType = (node: JsonObject): JsonObject =>
  Array.isArray(node.type) && node.type.length === 1 ? { ...node, type: node.type[0] } : node

/** A whole number above n is one of at least n + 1. */
function withRange(node: JsonObject): JsonObject {
  if (node.type !== 'integer') return node
  const { exclusiveMinimum, exclusiveMaximum } = node
  const isLow = Number.isSafeInteger(exclusiveMinimum) && node.minimum === undefined
  const isHigh = Number.isSafeInteger(exclusiveMaximum) && node.maximum === undefined
  if (!isLow && !isHigh) return node
  const rest = without(node, [
    ...(isLow ? ['exclusiveMinimum'] : []),
    ...(isHigh ? ['exclusiveMaximum'] : []),
  ])
  return {
    ...rest,
    ...(isLow && { minimum: Number(exclusiveMinimum) + 1 }),
    ...(isHigh && { maximum: Number(exclusiveMaximum) - 1 }),
  }
}

/**
 * A discriminator's mapping without the values that it implies: a value that is the name of its schema. Names become references.
 */
function withMapping(node: JsonObject): JsonObject {
  const discriminator = objectOf(node.discriminator)
  if (!isObject(discriminator.mapping)) return node
  const mapping = Object.entries(discriminator.mapping)
    .map(([value, target]) => [value, referenceOf(textOf(target))] as const)
    .filter(([value, target]) => target !== referenceTo(['components', 'schemas', value]))
  const rest = without(discriminator, ['mapping'])
  const isEmpty = mapping.length === 0
  return { ...node, discriminator: isEmpty ? rest : { ...rest, mapping: Object.fromEntries(mapping) } }
}

/** @param target a reference, or the name of a schema */
const referenceOf = (target: string) =>
  /[#/]|\.(?:ya?ml|json)$/.test(target) ? target : referenceTo(['components', 'schemas', target])

/** Keywords that say nothing about values of other types. */
const keywordTypes: Readonly<Record<string, string>> = {
  ...Object.fromEntries(['minLength', 'maxLength', 'pattern', 'format'].map((key) => [key, 'string'])),
  ...Object.fromEntries(
    ['items', 'prefixItems', 'minItems', 'maxItems', 'uniqueItems'].map((key) => [key, 'array']),
  ),
  ...Object.fromEntries(
    ['properties', 'required', 'additionalProperties', 'minProperties', 'maxProperties'].map((key) => [
      key,
      'object',
    ]),
  ),
}

/**
 * A choice between schemas of different types is a list of these types with all their keywords: `oneOf: [{ type: string }, { type:
 * number }]` is `type: [string, number]`. A choice that a discriminator names stays.
 */
function mergedTypes(node: JsonObject): JsonObject {
  const key = ['oneOf', 'anyOf'].find((name) => Array.isArray(node[name]))
  if (key === undefined || 'type' in node || 'discriminator' in node || ('oneOf' in node && 'anyOf' in node))
    return node
  const branches = listOf(node[key]).map(objectOf)
  const types = branches.flatMap(({ type }) => type ?? [])
  const keys = branches.flatMap((branch) => Object.keys(branch).filter((name) => name !== 'type'))
  const isDisjoint =
    branches.length > 1 &&
    branches.every(isOfItsType) &&
    new Set(types).size === types.length &&
    !(types.includes('integer') && types.includes('number')) &&
    new Set(keys).size === keys.length &&
    keys.every((name) => !(name in node))
  if (!isDisjoint) return node
  return {
    ...without(node, [key]),
    ...Object.fromEntries(branches.flatMap((branch) => Object.entries(branch))),
    type: types,
  }
}

const isOfItsType = ({ type, ...keywords }: JsonObject) => {
  const types = [type].flat()
  return (
    typeof types[0] === 'string' &&
    Object.keys(keywords).every((key) => types.includes(keywordTypes[key] ?? ''))
  )
}
