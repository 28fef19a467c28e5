// Rewrites a node of a contract in a canonical form, which is the same for all equivalent notations. Explicit defaults
// are removed, a list with one type becomes the type, and a choice between types becomes a list of types.
import { isObject, listOf, objectOf, textOf, type JsonObject } from './json.ts'
import { referenceTo } from './place.ts'

/**
 * Keywords that do not affect validity. If they are next to a reference, they stay next to it instead of being merged
 * with the target.
 */
const annotations = new Set(
  'description summary title deprecated example examples default readOnly writeOnly externalDocs xml'.split(
    ' ',
  ),
)
export const isAnnotation = (key: string) => annotations.has(key) || key.startsWith('x-')

/** Values, as JSON, with which a keyword has no effect, such as `false` for `uniqueItems`. */
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
 * @param keepsItems true if `items: {}` must not be removed as a default
 * @returns the node in canonical form; the same node if it is canonical already
 */
export function canonical(node: JsonObject, { keepsItems = false } = {}): JsonObject {
  const plain = withoutDefaults(keepsItems && isAny(node.items) ? { ...node, items: anyItems } : node)
  return mergedTypes(withRange(withOneType(withMapping(withSerialization(plain)))))
}

/** Marks an `items: {}` that must not be removed. */
const anyItems = Object.freeze({})
const isAny = (schema: unknown) => schema === true || JSON.stringify(schema) === '{}'

function withoutDefaults(node: JsonObject): JsonObject {
  const idle = Object.keys(node).filter(
    (key) => node[key] !== anyItems && defaults[key]?.includes(JSON.stringify(node[key]) ?? ''),
  )
  const rest = idle.length > 0 ? without(node, idle) : node
  // Keep `additionalProperties: {}` as `true`, because `unevaluatedProperties` in the same schema depends on it.
  return JSON.stringify(rest.additionalProperties) === '{}' ? { ...rest, additionalProperties: true } : rest
}

function without(node: JsonObject, keys: readonly string[]): JsonObject {
  const rest = { ...node }
  for (const key of keys) delete rest[key]
  return rest
}

/**
 * Default styles of parameters by location. Headers of responses have no location and use the style of header
 * parameters.
 */
const usualStyles: Readonly<Record<string, string>> = {
  query: 'form',
  cookie: 'form',
  path: 'simple',
  header: 'simple',
}

/** Removes `style` and `explode` of a parameter or header if they are OpenAPI's defaults. */
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

/** Replaces an exclusive limit of an integer by an inclusive limit: "greater than n" becomes "at least n + 1". */
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
 * Removes entries of a discriminator’s `mapping` whose value is the name of the schema, because OpenAPI implies them.
 * Replaces schema names in the other entries by references.
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

/** Keywords that only apply to values of one type. */
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
 * Replaces a choice between schemas of different types by a list of types with all their keywords:
 * `oneOf: [{ type: string }, { type: number }]` becomes `type: [string, number]`. A choice with a discriminator is
 * unchanged.
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
