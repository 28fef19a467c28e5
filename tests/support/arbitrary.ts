// Requests made from the contract: values that a schema allows, and the same values spoiled in one place.
import * as fc from 'fast-check'

export type Schema = {
  $ref?: string
  type?: string | string[]
  enum?: unknown[]
  const?: unknown
  anyOf?: Schema[]
  oneOf?: Schema[]
  format?: string
  pattern?: string
  minLength?: number
  maxLength?: number
  minimum?: number
  maximum?: number
  items?: Schema
  minItems?: number
  maxItems?: number
  uniqueItems?: boolean
  properties?: Record<string, Schema>
  required?: string[]
  additionalProperties?: boolean | Schema
  minProperties?: number
  maxProperties?: number
  examples?: unknown[]
}

/** Looks up `#/components/…`. */
export type Resolve = (schema: Schema) => Schema

/** Lists and texts stay this short: what is long is tried by the tests of hostile bodies. */
const short = 5

/** Values that the schema allows. */
export function validOf(schema: Schema, resolve: Resolve): fc.Arbitrary<unknown> {
  const { type, ...rest } = resolve(schema)
  if ('const' in rest) return fc.constant(rest.const)
  if (rest.enum) return fc.constantFrom(...rest.enum)
  const choices = rest.anyOf ?? rest.oneOf
  if (choices) return fc.oneof(...choices.map((choice) => validOf(choice, resolve)))
  if (Array.isArray(type)) return fc.oneof(...type.map((one) => validOf({ ...rest, type: one }, resolve)))
  switch (type) {
    case 'null':
      return fc.constant(null)
    case 'boolean':
      return fc.boolean()
    case 'integer':
      return fc.integer({ min: rest.minimum ?? -1_000, max: rest.maximum ?? 1_000 })
    case 'number':
      return fc.double({ min: rest.minimum ?? -1_000, max: rest.maximum ?? 1_000, noNaN: true })
    case 'array':
      return listOf(rest, resolve)
    case 'object':
      return objectOf(rest, resolve)
    default:
      return textOf(rest)
  }
}

function listOf({ items = {}, minItems = 0, maxItems = short, uniqueItems }: Schema, resolve: Resolve) {
  const limits = { minLength: minItems, maxLength: Math.max(minItems, Math.min(maxItems, short)) }
  const item = validOf(items, resolve)
  return uniqueItems
    ? fc.uniqueArray(item, { ...limits, comparator: (a, b) => JSON.stringify(a) === JSON.stringify(b) })
    : fc.array(item, limits)
}

function objectOf(schema: Schema, resolve: Resolve): fc.Arbitrary<unknown> {
  const {
    properties = {},
    required = [],
    additionalProperties,
    minProperties = 0,
    maxProperties = short,
  } = schema
  const members = Object.fromEntries(
    Object.entries(properties).map(([name, member]) => [name, validOf(member, resolve)]),
  )
  const named = fc.record(members, { requiredKeys: required })
  if (typeof additionalProperties !== 'object') return named
  const keys = { minKeys: minProperties, maxKeys: Math.max(minProperties, Math.min(maxProperties, short)) }
  const more = fc.dictionary(
    fc.stringMatching(/^[a-z][a-z0-9]{0,9}$/),
    validOf(additionalProperties, resolve),
    keys,
  )
  return fc.tuple(more, named).map(([others, own]) => ({ ...others, ...own }))
}

const day = fc
  .date({ min: new Date('1950-01-01'), max: new Date('2050-12-31'), noInvalidDate: true })
  .map((date) => date.toISOString())

const formats: Record<string, fc.Arbitrary<string>> = {
  date: day.map((iso) => iso.slice(0, 10)),
  'date-time': day,
  email: fc.stringMatching(/^[a-z][a-z0-9]{0,9}@[a-z]{1,9}\.(com|co\.th|id|vn)$/),
  uri: fc.stringMatching(/^https:\/\/[a-z]{1,9}\.example\.com\/[a-z0-9/]{0,9}$/),
  'uri-reference': fc.stringMatching(/^\/[a-z0-9/]{0,9}$/),
  uuid: fc.uuid(),
}

function textOf({ format, pattern, minLength = 0, maxLength = 100, examples }: Schema): fc.Arbitrary<string> {
  const limits = { minLength, maxLength: Math.max(minLength, Math.min(maxLength, minLength + 20)) }
  const known = format === undefined ? undefined : formats[format]
  const fits = (text: string) => {
    const length = Array.from(text).length
    return length >= minLength && length <= maxLength && (!pattern || new RegExp(pattern, 'u').test(text))
  }
  if (known) return known.filter(fits)
  // What looks ahead cannot be turned round into texts: the contract's own examples stand for it.
  if (pattern?.includes('(?!')) return fc.constantFrom(...(examples ?? []).map(String))
  if (pattern && !isLoose(pattern))
    return fc
      .stringMatching(new RegExp(pattern.replace(/[+*]\$$/, `{${limits.minLength},${limits.maxLength}}$`)))
      .filter(fits)
  // PostgreSQL holds no NUL: the server refuses it, which the tests of hostile bodies show.
  return fc.string({ unit: 'binary', ...limits }).filter((text) => !text.includes('\0') && fits(text))
}

/** A pattern that only asks for something somewhere, such as one character that is no blank. */
const isLoose = (pattern: string) => !pattern.startsWith('^')

type Spoil = (value: unknown) => unknown

const wrongTypes: unknown[] = [null, true, 17, -1.5, '', 'canary', [], {}, [[]], { canary: 1 }, 1e300]

/** A valid value spoiled in one place; some of what comes out may still be valid, the caller's schema decides. */
export function spoiled(value: unknown): fc.Arbitrary<unknown> {
  const places = placesIn(value)
  return fc
    .tuple(fc.constantFrom(...places), fc.nat(3), fc.constantFrom(...wrongTypes), fc.string({ maxLength: 8 }))
    .map(([place, kind, other, name]) => {
      const changes: Spoil[] = [
        () => other,
        (old) => (isObject(old) ? { ...old, [`canary${name.replaceAll('\0', '')}`]: other } : other),
        (old) =>
          typeof old === 'string' ? old + 'x'.repeat(6_000) : typeof old === 'number' ? old + 1e12 : other,
        () => undefined,
      ]
      return changed(value, place, changes[kind] ?? (() => other))
    })
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** The paths of the value itself and of everything within it. */
function placesIn(value: unknown, path: string[] = []): string[][] {
  if (typeof value !== 'object' || value === null) return [path]
  return [path, ...Object.entries(value).flatMap(([name, member]) => placesIn(member, [...path, name]))]
}

function changed(value: unknown, [first, ...rest]: string[], change: Spoil): unknown {
  if (first === undefined) return change(value)
  if (Array.isArray(value))
    return value.map((item, index) => (String(index) === first ? changed(item, rest, change) : item))
  return { ...Object(value), [first]: changed(Object(value)[first], rest, change) }
}
