// Defines rewriting rules for composed schemas: `allOf`, `oneOf`, `anyOf` and `null`.
import { isAnnotation, isObject, listOf, objectOf, type JsonObject } from '@members-hub/openapi'
import {
  copyOf,
  entriesOf,
  hasReferences,
  hasSubtypes,
  isComponent,
  ownerOf,
  pickFrom,
  schemaRule,
  typesOf,
  without,
  type Contract,
  type Rewriting,
  type Spot,
} from './contract.ts'

/** Keywords of JSON Schema, each with the types to which it applies. */
const keywordTypes = new Map<string, string>([
  ...['minLength', 'maxLength', 'pattern', 'format'].map((key): [string, string] => [key, 'string']),
  ...['items', 'minItems', 'maxItems', 'uniqueItems'].map((key): [string, string] => [key, 'array']),
  ...['properties', 'required', 'additionalProperties', 'minProperties', 'maxProperties'].map(
    (key): [string, string] => [key, 'object'],
  ),
  ...['minimum', 'maximum', 'exclusiveMinimum', 'exclusiveMaximum', 'multipleOf'].map(
    (key): [string, string] => [key, 'integer number'],
  ),
])

const isAbout = (key: string, type: string) => keywordTypes.get(key)?.split(' ').includes(type) ?? false
const membersOf = (schema: JsonObject, isMeant: (key: string) => boolean) =>
  Object.fromEntries(Object.entries(schema).filter(([key]) => isMeant(key)))

/**
 * Checks whether the schema must not change: it has a discriminator, is a branch of one, or is part of a hierarchy of
 * subtypes.
 */
const isFixed = (contract: Contract, spot: Spot) =>
  spot.node.discriminator !== undefined ||
  ownerOf(contract, spot).discriminator !== undefined ||
  (hasSubtypes(contract) && (isComponent(spot.at, 'schemas') || 'allOf' in spot.node))

/**
 * Rewrites a schema with several types, such as `type: [string, number]`, to `oneOf` or `anyOf` with one branch for
 * each type.
 */
function choiceOfTypes(schema: JsonObject, contract: Contract): JsonObject | undefined {
  const types = typesOf(schema)
  const keys = Object.keys(schema).filter((key) => key !== 'type' && !isAnnotation(key))
  const isDivisible = keys.every((key) => types.some((type) => isAbout(key, type)))
  const isDistinct = !(types.includes('integer') && types.includes('number'))
  if (types.length < 2 || !isDivisible || !isDistinct) return undefined
  const branches = types.map((type) => ({ type, ...membersOf(schema, (key) => isAbout(key, type)) }))
  const key = pickFrom(contract, ['oneOf', 'anyOf']) ?? 'oneOf'
  return { [key]: branches, ...membersOf(schema, isAnnotation) }
}

/** Replaces `oneOf` by `anyOf`, or the reverse, if no value can match several branches. */
function otherChoice(schema: JsonObject, { document }: Contract): JsonObject | undefined {
  const [key, other] = 'oneOf' in schema ? ['oneOf', 'anyOf'] : ['anyOf', 'oneOf']
  const list = listOf(schema[key])
  const types = list.flatMap((branch) => typesOfBranch(document, branch))
  const isDistinct =
    new Set(types).size === types.length && !(types.includes('integer') && types.includes('number'))
  const isTyped = list.every((branch) => typesOfBranch(document, branch).length > 0)
  return list.length > 1 && isDistinct && isTyped && !(other in schema) && schema.discriminator === undefined
    ? { ...without(schema, key), [other]: list }
    : undefined
}

/** Returns the types of a schema or of the component that it references; empty if no type is specified. */
function typesOfBranch(document: JsonObject, branch: unknown): string[] {
  const { $ref, type } = objectOf(branch)
  if (type !== undefined) return [type].flat().map(String)
  const [, name] = /^#\/components\/schemas\/([^/]+)$/.exec(String($ref)) ?? []
  const target = name === undefined ? {} : objectOf(objectOf(objectOf(document.components).schemas)[name])
  return target.type === undefined || target.nullable === true ? [] : [target.type].flat().map(String)
}

/** Splits an object schema into two parts of an `allOf`; each part lists its own required properties. */
function divided(schema: JsonObject, contract: Contract): JsonObject | undefined {
  const { properties, required } = schema
  if (schema.type !== 'object' || !isObject(properties)) return undefined
  const names = Object.keys(properties)
  const keywords = Object.keys(schema).filter((key) => !isAnnotation(key))
  if (names.length < 2 || keywords.some((key) => !['type', 'properties', 'required'].includes(key)))
    return undefined
  const first = new Set(names.filter(() => contract.random() < 0.5))
  const partOf = (isMeant: (name: string) => boolean): JsonObject => {
    const requiredNames = listOf(required).map(String).filter(isMeant)
    return {
      type: 'object',
      properties: membersOf(properties, isMeant),
      ...(requiredNames.length > 0 && { required: requiredNames }),
    }
  }
  const parts = [partOf((name) => first.has(name)), partOf((name) => !first.has(name))]
  return { allOf: parts, ...membersOf(schema, isAnnotation) }
}

/** Replaces an `allOf` by its parts, if no two parts have the same keyword. */
function inlined(schema: JsonObject, { document }: Contract): JsonObject | undefined {
  const { allOf, ...outer } = schema
  const parts = listOf(allOf).map((part) => {
    const [, name] = /^#\/components\/schemas\/([^/]+)$/.exec(String(objectOf(part).$ref)) ?? []
    return name === undefined ? part : objectOf(objectOf(document.components).schemas)[name]
  })
  const result: JsonObject = copyOf(outer)
  if (parts.length === 0 || 'nullable' in schema) return undefined
  for (const part of parts) {
    if (
      !isObject(part) ||
      ['$ref', 'nullable', 'discriminator', 'additionalProperties'].some((key) => key in part)
    )
      return undefined
    for (const [key, value] of entriesOf(copyOf(part)))
      if (key === 'properties' && isObject(result.properties)) {
        const { properties } = result
        if (Object.keys(objectOf(value)).some((name) => name in properties)) return undefined
        result.properties = { ...properties, ...objectOf(value) }
      } else if (key === 'required' && Array.isArray(result.required))
        result.required = [...new Set([...listOf(result.required), ...listOf(value)])]
      else if (!(key in result)) result[key] = value
      else if (!isAnnotation(key) && JSON.stringify(value) !== JSON.stringify(result[key])) return undefined
  }
  return result
}

export const compositionRules: Rewriting[] = [
  schemaRule('an allOf around a schema', (schema, contract, spot) =>
    isFixed(contract, spot) || (spot.at.at(-1) === 'additionalProperties' && Object.keys(schema).length === 0)
      ? undefined
      : { allOf: [schema] },
  ),
  schemaRule('an allOf of two parts', (schema, contract, spot) =>
    isFixed(contract, spot) ? undefined : divided(schema, contract),
  ),
  schemaRule('an allOf that is inlined', (schema, contract, spot) =>
    'allOf' in schema && !isFixed(contract, spot) ? inlined(schema, contract) : undefined,
  ),
  schemaRule('an allOf within an allOf', (schema, contract, spot) => {
    const [first, second, ...rest] = listOf(schema.allOf)
    if (second === undefined || isFixed(contract, spot)) return undefined
    return { ...schema, allOf: [{ allOf: [first, second] }, ...rest] }
  }),
  schemaRule('a type list as a choice', (schema, contract, spot) =>
    contract.isOld || isFixed(contract, spot) ? undefined : choiceOfTypes(schema, contract),
  ),
  schemaRule('a choice by the other keyword', (schema, contract) => otherChoice(schema, contract)),
  schemaRule('a choice within a choice', (schema, contract, spot) => {
    const { anyOf } = schema
    const [first, second, third, ...rest] = listOf(anyOf)
    if (third === undefined || isFixed(contract, spot)) return undefined
    return { ...schema, anyOf: [{ anyOf: [first, second] }, third, ...rest] }
  }),
  schemaRule('an inner choice of values that differ in type', (schema, contract, spot) => {
    const list = listOf(schema.oneOf)
    const [first, second, third, ...rest] = list
    if (third === undefined || isFixed(contract, spot) || otherChoice(schema, contract) === undefined)
      return undefined
    return { ...schema, oneOf: [{ oneOf: [first, second] }, third, ...rest] }
  }),
  schemaRule('a nullable schema in other words', (schema, contract) => {
    if (!contract.isOld || schema.nullable !== true || hasReferences(schema.allOf) || 'enum' in schema)
      return undefined
    const annotations = membersOf(schema, isAnnotation)
    const rules = membersOf(schema, (key) => !isAnnotation(key) && key !== 'nullable')
    return typeof schema.type === 'string'
      ? { ...annotations, nullable: true, ...rules, allOf: [{}] }
      : undefined
  }),
]
