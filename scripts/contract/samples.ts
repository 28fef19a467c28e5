// Values that a schema allows, and values at the edges of what changed in it. They are only proposed here: the validator
// decides which of them tell two versions apart.
import { follow, type Model, type Schema } from './model.ts'
import type { Step } from './change.ts'
import { formats, ofLength, textsOf } from './texts.ts'

const ofEachType: Record<string, unknown[]> = {
  string: ['x'],
  integer: [0, 1],
  number: [0.5, 0],
  boolean: [true, false],
  array: [[]],
  object: [{}],
  null: [null],
}

export function openSamples({ document }: Model) {
  const found = (schema: unknown) => follow(document, schema, []).schema
  const branchesOf = (schema: Schema): unknown[] => [schema.oneOf ?? schema.anyOf ?? []].flat()

  /** The least that the schema allows, as far as can be told. */
  function make(reference: unknown, depth = 0): unknown {
    const schema = found(reference)
    const [example] = [schema.examples ?? []].flat()
    if ('const' in schema) return schema.const
    if (Array.isArray(schema.enum)) return schema.enum[0]
    const branches = branchesOf(schema)
    if (branches.length && !schema.properties)
      return make(branches.find((one) => found(one).type !== 'null') ?? branches[0], depth + 1)
    if (schema.properties || schema.allOf || typeOf(schema) === 'object') return makeObject(schema, depth)
    if (example !== undefined) return example
    if (schema.default !== undefined) return schema.default
    if (depth > 20) return null
    switch (typeOf(schema)) {
      case 'array':
        return Array.from({ length: Number(schema.minItems ?? 0) }, () => make(schema.items ?? {}, depth + 1))
      case 'integer':
      case 'number':
        return Math.min(Math.max(0, least(schema)), most(schema))
      case 'boolean':
        return true
      case 'null':
        return null
      default:
        return textsOf(schema)[0]
    }
  }

  function makeObject(schema: Schema, depth: number) {
    const parts: unknown[] = [schema.allOf ?? []].flat()
    const named = Object(schema.properties)
    const required: string[] = Object(schema.required ?? [])
    const made = Object.assign({}, ...parts.map((part) => make(part, depth + 1)))
    for (const name of required) made[name] ??= make(named[name] ?? {}, depth + 1)
    for (let index = Object.keys(made).length; index < Number(schema.minProperties ?? 0); index++)
      made[`key${index}`] = make(Object(schema.additionalProperties), depth + 1)
    return made
  }

  /** Values around the limits of the one schema and of the other, whether or not it allows them. */
  function edges(reference: unknown, other: Schema): unknown[] {
    const schema = found(reference)
    const types = [schema.type ?? Object.keys(ofEachType)].flat().filter((type) => typeof type === 'string')
    const plain = make(schema)
    const around = (name: string) => [schema[name], other[name]].filter((one) => typeof one === 'number')
    const near = (...names: string[]) =>
      names.flatMap(around).flatMap((limit) => [limit, limit - 1, limit + 1])
    const values = [
      plain,
      ...(Array.isArray(schema.enum) ? schema.enum : []),
      ...types.flatMap((type) => ofEachType[type] ?? []),
    ]
    for (const branch of branchesOf(schema)) values.push(...edges(branch, other))
    if (types.includes('string')) {
      const texts = [
        ...textsOf(schema),
        ...textsOf(other),
        ...Object.values(formats),
        '',
        ' ',
        'A',
        '9',
        'ü',
        '-',
      ]
      const lengths = near('minLength', 'maxLength').filter((length) => length >= 0 && length < 100_000)
      values.push(
        ...texts,
        ...lengths.flatMap((length) => texts.slice(0, 8).flatMap((text) => ofLength(text, length))),
      )
    }
    if (types.includes('integer') || types.includes('number'))
      values.push(
        ...near('minimum', 'maximum', 'exclusiveMinimum', 'exclusiveMaximum', 'multipleOf'),
        1e9,
        -1,
        0.25,
      )
    if (types.includes('array')) {
      const items = [
        ...new Map(edgesOfItem(schema, other).map((item) => [JSON.stringify(item), item])).values(),
      ]
      for (const length of [...near('minItems', 'maxItems'), 1, 2].filter((one) => one >= 0 && one < 2000))
        values.push(
          Array.from({ length }, () => items[0]),
          Array.from({ length }, (_, index) => items[index % items.length]),
        )
    }
    if (types.includes('object') && plain !== null && typeof plain === 'object') {
      const names = Object.keys({ ...Object(schema.properties), ...Object(other.properties) })
      const whole = { ...plain }
      for (const name of names) Object.assign(whole, { [name]: make(Object(schema.properties)[name] ?? {}) })
      for (const size of near('minProperties', 'maxProperties').filter((one) => one >= 0 && one < 2000))
        values.push(
          Object.fromEntries(
            Array.from({ length: size }, (_, index) => [
              `key${index}`,
              make(Object(schema.additionalProperties)),
            ]),
          ),
        )
      values.push(whole, { ...whole, other: 'x' }, ...names.map((name) => ({ ...whole, [name]: undefined })))
    }
    return values
  }

  const edgesOfItem = (schema: Schema, other: Schema) =>
    schema.items && schema.items !== schema
      ? [make(schema.items), ...edges(schema.items, Object(other.items))]
      : [0, 1, 'x']

  /** The base with the value at the end of the way; what is missing on the way is made. */
  function put(
    reference: unknown,
    base: unknown,
    [step, ...rest]: Step[],
    side: 'before' | 'after',
    change: (there: unknown, schema: Schema) => unknown,
  ): unknown {
    const schema = found(reference)
    if (!step) return change(base, schema)
    if ('branch' in step) {
      const branch = branchesOf(schema)[step.branch[side]]
      if (step.branch[side] === -1) return put(schema, base, rest, side, change)
      return put(branch, isOf(branch, base) ? base : make(branch), rest, side, change)
    }
    if ('entry' in step && (typeOf(schema) === 'array' || schema.items)) {
      const [first, ...others] = Array.isArray(base) && base.length ? base : [make(schema.items)]
      return [put(schema.items, first, rest, side, change), ...others]
    }
    const there = Object(typeof base === 'object' && base !== null ? base : make(schema))
    const key = 'property' in step ? step.property : (Object.keys(there)[0] ?? 'key')
    const below = 'property' in step ? Object(schema.properties)[key] : schema.additionalProperties
    return { ...there, [key]: put(below, there[key], rest, side, change) }
  }

  /** Whether the value can be of this branch: by what tells branches apart. */
  function isOf(reference: unknown, value: unknown): boolean {
    const schema = found(reference)
    if (value === undefined || value === null) return false
    return Object.entries(Object(schema.properties)).every(([name, one]) => {
      const { const: only, enum: some } = found(one)
      const there = Object(value)[name]
      return only === undefined
        ? !Array.isArray(some) || there === undefined || some.includes(there)
        : there === only
    })
  }
  return { make, edges, put }
}

const typeOf = ({ type }: Schema): unknown => [type ?? []].flat().find((one) => one !== 'null')
const least = ({ minimum, exclusiveMinimum }: Schema) =>
  Number(minimum ?? Number(exclusiveMinimum ?? -Infinity) + 1)
const most = ({ maximum, exclusiveMaximum }: Schema) =>
  Number(maximum ?? Number(exclusiveMaximum ?? Infinity) - 1)
