// Values at the edges of what changed, and whole messages around them. They are only proposed here: the validator decides
// which of them tell two versions apart.
import { type Document, tagsOf } from '@members-hub/openapi'
import type { Side, Step } from '../read/step.ts'
import { oddTexts, ofLength, plainTexts } from './texts.ts'
import type { Shape } from './shape.ts'
import { openValues, type Fits } from './values.ts'

export function openEdges(document: Document, fits?: Fits) {
  const { make, resolve } = openValues(document, fits)

  /** Values around the limits of the one schema and of the other, whether or not either allows them. */
  function* edges(reference: Shape, other: Shape): Generator {
    const schema = resolve(reference)
    const plain = make(schema)
    yield plain
    yield* schema.enum ?? []
    for (const branch of schema.oneOf ?? schema.anyOf ?? []) yield* edges(branch, other)
    const texts = [...plainTexts(schema), ...plainTexts(other), ...oddTexts]
    yield* [null, true, false, 0, 1, -1, 0.25, 1e9, [], {}, ...texts]
    const limits = [schema, other]
      .flatMap((shape) => Object.values(shape))
      .filter((limit) => typeof limit === 'number')
    const near = limits.flatMap((limit) => [limit, limit - 1, limit + 1])
    const { items = {}, prefixItems, properties = {}, additionalProperties } = schema
    if (prefixItems) yield prefixItems.map(make)
    const isList = [schema.type ?? 'array'].flat().includes('array')
    const entries = schema.items ? edges(items, resolve(other.items ?? {})) : [0, 1]
    const samples = isList ? onceEach([make(items), ...entries]) : []
    for (const size of new Set([1, 2, ...near])) {
      yield size
      if (size < 0 || size > 100_000) continue
      for (const text of texts.slice(0, 8)) yield* ofLength(text, size)
      if (size > 2000) continue
      yield Array.from({ length: isList ? size : 0 }, () => samples[0])
      yield Array.from({ length: isList ? size : 0 }, (_, index) => samples[index % samples.length])
      const fields = Array.from({ length: size }, (_, index) => [
        `key${index}`,
        make(Object(additionalProperties)),
      ])
      yield Object.fromEntries(fields)
    }
    const names = Object.keys({ ...properties, ...other.properties })
    const whole = { ...Object(plain) }
    for (const name of names) whole[name] = make(properties[name] ?? {})
    yield* [whole, { ...whole, other: 'x' }, ...names.map((name) => ({ ...whole, [name]: undefined }))]
  }

  /** The base with the value at the end of the way; what is missing on the way is made. */
  function put(
    reference: Shape,
    base: unknown,
    [step, ...rest]: Step[],
    side: Side,
    change: (node: unknown) => unknown,
  ): unknown {
    const schema = resolve(reference)
    if (!step) return change(base)
    if ('branch' in step) {
      const index = step.branch[side]
      const branch = (schema.oneOf ?? schema.anyOf ?? [])[index]
      if (!branch) return put(schema, base, rest, side, change)
      const tag = tagsOf(document, schema)[index]
      const isThis = isOf(branch, base) && (!tag || tag.values.includes(Object(base)[tag.property]))
      const instance = isThis ? base : make(branch)
      const isTagged = isThis || !tag || typeof instance !== 'object' || instance === null
      return put(
        branch,
        isTagged ? instance : { ...instance, [tag.property]: tag.values[0] },
        rest,
        side,
        change,
      )
    }
    if ('entry' in step && (schema.type === 'array' || schema.items)) {
      const { items = {} } = schema
      const [first, ...tail] = Array.isArray(base) && base.length ? base : [make(items)]
      return [put(items, first, rest, side, change), ...tail]
    }
    const container = Object(typeof base === 'object' && base !== null ? base : make(schema))
    const key = 'property' in step ? step.property : (Object.keys(container)[0] ?? 'key')
    const below = 'property' in step ? schema.properties?.[key] : schema.additionalProperties
    return { ...container, [key]: put(Object(below), container[key], rest, side, change) }
  }

  /** Whether the value can be of this branch: by what tells branches apart. */
  function isOf(branch: Shape, value: unknown): boolean {
    if (value === undefined || value === null) return false
    return Object.entries(resolve(branch).properties ?? {}).every(([name, field]) => {
      const { const: only, enum: choices = [undefined] } = resolve(field)
      const fieldValue = Object(value)[name]
      return only === undefined
        ? fieldValue === undefined || choices[0] === undefined || choices.includes(fieldValue)
        : fieldValue === only
    })
  }

  return { make, edges, put }
}

const onceEach = (values: unknown[]) => [
  ...new Map(values.map((value) => [JSON.stringify(value), value])).values(),
]
