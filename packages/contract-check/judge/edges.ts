// Proposes values at the limits of a changed schema and inserts them into whole messages. The validator decides which
// of them are counterexamples.
import { isObject, listOf, objectOf, tagsOf, type Document, type Schema } from '@members-hub/openapi'
import type { Side, Step } from '../read/step.ts'
import { distinctValue } from './distinct.ts'
import { numbersNear } from './numbers.ts'
import { oddTexts, ofLength, plainTexts } from './texts.ts'
import { branchesWithin, type Shape } from './shape.ts'
import { openValues, type Fits } from './values.ts'

/** An edit of a message: the value at the end of the steps is changed. */
export type Edit = { base: unknown; steps: Step[]; side: Side; change: (value: unknown) => unknown }

/** Values and lists longer than these are not proposed. */
const [maxTextLength, maxSize] = [100_000, 10_000]

export function openEdges(document: Document, fits?: Fits) {
  const { make, resolve } = openValues(document, fits)
  return { make, edges, put }

  /** Values near the limits of both schemas; either schema may reject them. */
  function* edges(reference: Shape, other: Shape): Generator {
    const schema = resolve(reference)
    const plain = make(schema)
    yield plain
    yield* schema.enum ?? []
    for (const branch of branchesWithin(schema) ?? []) yield* edges(branch, other)
    const texts = [...plainTexts(schema), ...plainTexts(other), ...oddTexts]
    yield* [null, true, false, 0, 1, -1, 0.25, 1e9, [], {}, ...texts]
    if (schema.prefixItems) yield schema.prefixItems.map(make)
    const samples = entriesOf(schema, other)
    for (const size of sizesNear(schema, other)) yield* ofSize(schema, { size, texts, samples })
    yield* numbersNear(schema, other)
    yield* objectsOf(schema, plain)
  }

  /** Different entries for lists; no entries if the schema allows no list. */
  function entriesOf(schema: Shape, other: Shape): unknown[] {
    const { items = {} } = schema
    if (![schema.type ?? 'array'].flat().includes('array')) return []
    const entries = schema.items ? edges(items, resolve(other.items ?? {})) : [0, 1]
    return onceEach([make(items), ...entries])
  }

  type Sized = { size: number; texts: string[]; samples: unknown[] }

  /** Numbers, strings, lists and maps of a size. */
  function* ofSize(schema: Shape, { size, texts, samples }: Sized): Generator {
    const { additionalProperties, items } = schema
    yield size
    if (size < 0 || size > maxTextLength) return
    for (const text of texts.slice(0, 8)) yield* ofLength(text, size)
    if (size > maxSize) return
    const length = samples.length > 0 ? size : 0
    yield Array.from({ length }, () => samples[0])
    yield Array.from({ length }, (_, index) => samples[index % samples.length])
    if (items) yield Array.from({ length }, (_, index) => distinctValue(items, index, { resolve, make }))
    const value = objectOf(additionalProperties)
    yield Object.fromEntries(Array.from({ length: size }, (_, index) => [`key${index}`, make(value)]))
  }

  /** Objects with all properties of the schema, with an unknown property, and without each property. */
  function* objectsOf({ properties = {} }: Shape, plain: unknown): Generator {
    const names = Object.keys(properties)
    const whole: Schema = { ...objectOf(plain) }
    for (const name of names) whole[name] = make(properties[name] ?? {})
    yield* [whole, { ...whole, other: 'x' }, ...names.map((name) => ({ ...whole, [name]: undefined }))]
  }

  /** @returns the base with the changed value; missing values on the path are generated */
  function put(reference: Shape, { steps: [step, ...steps], ...edit }: Edit): unknown {
    const { base, change } = edit
    if (!step) return change(base)
    const schema = resolve(reference)
    if ('branch' in step) return putInBranch(schema, step.branch, { ...edit, steps })
    if ('entry' in step && (schema.type === 'array' || schema.items)) {
      const { items = {} } = schema
      const list = listOf(base)
      const [first, ...tail] = list.length > 0 ? list : [make(items)]
      return [put(items, { ...edit, base: first, steps }), ...tail]
    }
    const container = objectOf(isObject(base) ? base : make(schema))
    const key = 'property' in step ? step.property : (Object.keys(container)[0] ?? 'key')
    const below = 'property' in step ? schema.properties?.[key] : schema.additionalProperties
    return { ...container, [key]: put(objectOf(below), { ...edit, base: container[key], steps }) }
  }

  function putInBranch(schema: Shape, indexes: Record<Side, number>, edit: Edit) {
    const { base, side } = edit
    const index = indexes[side]
    const branch = branchesWithin(schema)?.[index]
    if (!branch) return put(schema, edit)
    const tag = tagsOf(document, schema)[index]
    const isThis = isOf(branch, base) && (!tag || isValueOf(tag.values, objectOf(base)[tag.property]))
    const instance = isThis ? base : make(branch)
    const isTagged = isThis || !tag || typeof instance !== 'object' || instance === null
    const tagged = isTagged ? instance : { ...instance, [tag.property]: tag.values[0] }
    return put(branch, { ...edit, base: tagged })
  }

  /** True if the constants and enum values of a branch do not exclude the value. */
  function isOf(branch: Shape, value: unknown): boolean {
    if (value === undefined || value === null) return false
    return Object.entries(resolve(branch).properties ?? {}).every(([name, field]) => {
      const { const: constant, enum: choices = [undefined] } = resolve(field)
      const fieldValue = objectOf(value)[name]
      if (constant !== undefined) return fieldValue === constant
      return fieldValue === undefined || choices[0] === undefined || choices.includes(fieldValue)
    })
  }
}

/** The numbers in both schemas and the adjacent numbers. */
function sizesNear(schema: Shape, other: Shape): Set<number> {
  const limits = [schema, other]
    .flatMap((shape): unknown[] => Object.values(shape))
    .filter((limit) => typeof limit === 'number')
  return new Set([1, 2, ...limits.flatMap((limit) => [limit, limit - 1, limit + 1])])
}

const isValueOf = (values: readonly unknown[], value: unknown) => values.includes(value)

const onceEach = (values: unknown[]) => [
  ...new Map(values.map((value) => [JSON.stringify(value), value])).values(),
]
