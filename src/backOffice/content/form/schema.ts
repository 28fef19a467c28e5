// Reads the JSON Schema of a topic: follows references, and determines the field for each value.
import { isObject, listOf, objectOf } from '../../../shared/unknown.ts'

export type Schema = Record<string, unknown>

export const languages = ['en', 'id', 'th', 'vn'] as const

/** Variant of a union: the values of its discriminator, such as the kind of a block, and its schema. */
export type Variant = { values: readonly string[]; schema: Schema }
export type Property = { name: string; schema: Schema; isRequired: boolean }

/** Field for a value. */
export type Shape =
  | { kind: 'localized'; item: Schema }
  | {
      kind:
        | 'picture'
        | 'photograph'
        | 'text'
        | 'number'
        | 'switch'
        | 'instant'
        | 'date'
        | 'countries'
        | 'unknown'
    }
  | { kind: 'choice' | 'options'; options: readonly (string | number)[] }
  | { kind: 'reference'; list: string }
  | { kind: 'constant'; value: unknown }
  | { kind: 'list'; item: Schema }
  | { kind: 'object'; properties: readonly Property[] }
  | { kind: 'record'; keys: readonly string[]; value: Schema }
  | { kind: 'variants'; discriminator: string; variants: readonly Variant[] }
  | { kind: 'nullable'; inner: Schema }

/** Returns the schema without references; the parts of `allOf` are merged. */
export function resolve(root: Schema, schema: unknown): Schema {
  const { $ref, allOf, ...rest } = objectOf(schema)
  const target = typeof $ref === 'string' ? resolve(root, targetOf(root, $ref)) : {}
  const parts = listOf(allOf).map((part) => resolve(root, part))
  return [...parts, rest].reduce<Schema>(merged, target)
}

function merged(base: Schema, part: Schema): Schema {
  const isInBoth = 'properties' in base && 'properties' in part
  const properties = { ...objectOf(base.properties), ...objectOf(part.properties) }
  return { ...base, ...part, ...(isInBoth && { properties }) }
}

const targetOf = (root: Schema, ref: string): unknown =>
  ref
    .split('/')
    .slice(1)
    .reduce<unknown>((parent, name) => objectOf(parent)[name], root)

/** Returns the schema of an entry of the topic. */
export function entrySchema(root: Schema, { id, list }: { id: string; list: string | null }): Schema {
  const topic = resolve(root, root)
  if (!id.includes('/')) return childOf(topic, id)
  return objectOf(list === '' ? topic.items : resolve(root, childOf(topic, list ?? '')).items)
}

const childOf = (schema: Schema, name: string): Schema =>
  objectOf(objectOf(schema.properties)[name] ?? schema.additionalProperties)

/** Shapes by schema, so that fields whose value is unchanged are not rendered again. */
const shapes = new WeakMap<Schema, Shape>()

export function shapeOf(root: Schema, schema: Schema): Shape {
  const stored = shapes.get(schema)
  if (stored) return stored
  const shape = readShape(root, resolve(root, schema))
  shapes.set(schema, shape)
  return shape
}

function readShape(root: Schema, schema: Schema): Shape {
  const variants = listOf(schema.oneOf ?? schema.anyOf).filter(isObject)
  if (variants.length > 0) return unionOf(root, variants, schema.description)
  if (Array.isArray(schema.type)) return typesOf(schema, schema.type)
  if ('const' in schema) return { kind: 'constant', value: schema.const }
  if (Array.isArray(schema.enum)) return { kind: 'choice', options: choicesOf(schema.enum) }
  switch (schema.type) {
    case 'string':
      if (typeof schema['x-reference'] === 'string') return { kind: 'reference', list: schema['x-reference'] }
      return { kind: textKinds[String(schema.format)] ?? 'text' }
    case 'number':
    case 'integer':
      return { kind: 'number' }
    case 'boolean':
      return { kind: 'switch' }
    case 'array':
      return arrayOf(root, objectOf(schema.items))
    case 'object':
      return schema.format === 'photograph' ? { kind: 'photograph' } : objectShape(root, schema)
    default:
      return { kind: 'unknown' }
  }
}

const textKinds: Record<string, 'instant' | 'date' | 'picture'> = {
  'date-time': 'instant',
  date: 'date',
  picture: 'picture',
}

const choicesOf = (values: readonly unknown[]) =>
  values.filter((value) => typeof value === 'string' || typeof value === 'number')

function typesOf(schema: Schema, types: readonly unknown[]): Shape {
  const values = types.filter((type) => type !== 'null')
  if (values.length !== 1 || values.length === types.length) return { kind: 'unknown' }
  return { kind: 'nullable', inner: { ...schema, type: values[0] } }
}

function unionOf(root: Schema, all: readonly Schema[], description: unknown): Shape {
  const values = all.filter((variant) => resolve(root, variant).type !== 'null')
  const [first] = values
  if (!first) return { kind: 'unknown' }
  if (values.length < all.length)
    return {
      kind: 'nullable',
      inner: {
        ...(values.length === 1 ? first : { oneOf: values }),
        ...(typeof description === 'string' && { description }),
      },
    }
  const names = Object.keys(objectOf(resolve(root, first).properties))
  const discriminator = names.find((name) =>
    values.every((variant) => valuesOf(root, variant, name).length > 0),
  )
  if (discriminator === undefined) return { kind: 'unknown' }
  const variants = values.map((schema) => ({ values: valuesOf(root, schema, discriminator), schema }))
  return { kind: 'variants', discriminator, variants }
}

/** Returns the values of a property that is a constant or an enum; an empty list for other properties. */
function valuesOf(root: Schema, variant: Schema, name: string): string[] {
  const property = resolve(root, objectOf(resolve(root, variant).properties)[name])
  const values = 'const' in property ? [property.const] : listOf(property.enum)
  return values.filter((value) => typeof value === 'string')
}

function arrayOf(root: Schema, item: Schema): Shape {
  const { pattern, enum: options } = resolve(root, item)
  if (pattern === '^[A-Z]{2}$') return { kind: 'countries' }
  if (Array.isArray(options)) return { kind: 'options', options: choicesOf(options) }
  return { kind: 'list', item }
}

function objectShape(root: Schema, schema: Schema): Shape {
  const properties = Object.entries(objectOf(schema.properties))
  const required = listOf(schema.required)
  if (isObject(schema.additionalProperties)) {
    const names = listOf(resolve(root, schema.propertyNames).enum)
    const keys = [...names, ...required].filter((name) => typeof name === 'string')
    return { kind: 'record', keys: [...new Set(keys)], value: schema.additionalProperties }
  }
  if (properties.length === 0) return { kind: 'unknown' }
  const names = properties.map(([name]) => name)
  if (names.toSorted().join() === languages.join())
    return { kind: 'localized', item: resolve(root, properties[0]?.[1]) }
  return {
    kind: 'object',
    properties: properties.map(([name, property]) => ({
      name,
      schema: objectOf(property),
      isRequired: required.includes(name),
    })),
  }
}
