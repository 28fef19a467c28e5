// Proposes values at the limits of a changed schema and inserts them into whole messages. The validator decides which
// of these messages are counterexamples.
import { isObject, listOf, objectOf, tagsOf, type Document, type Schema } from '@members-hub/openapi'
import type { Side, Step } from '../read/step.ts'
import { distinctValue } from './distinct.ts'
import { numbersNear } from './numbers.ts'
import { edgeTexts, ofLength, plainTexts } from './texts.ts'
import { branchesWithin, type Shape } from './shape.ts'
import { openValues, type Fits } from './values.ts'

/** An edit of a message: `change` replaces the value at the end of the steps. */
export type Edit = { base: unknown; steps: Step[]; side: Side; change: (value: unknown) => unknown }

/** Maximum length of proposed strings in characters, and of proposed lists and maps in entries. */
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
    const texts = [...plainTexts(schema), ...plainTexts(other), ...edgeTexts]
    yield* [null, true, false, 0, 1, -1, 0.25, 1e9, [], {}, ...texts]
    if (schema.prefixItems) yield schema.prefixItems.map(make)
    const samples = entriesOf(schema, other)
    for (const size of sizesNear(schema, other)) yield* ofSize(schema, { size, texts, samples })
    yield* numbersNear(schema, other)
    yield* objectsOf(schema, plain)
  }

  /** Returns different values for the entries of a list; an empty list if the schema does not allow lists. */
  function entriesOf(schema: Shape, other: Shape): unknown[] {
    const { items = {} } = schema
    if (![schema.type ?? 'array'].flat().includes('array')) return []
    const entries = schema.items ? edges(items, resolve(other.items ?? {})) : [0, 1]
    return onceEach([make(items), ...entries])
  }

  type Sized = { size: number; texts: string[]; samples: unknown[] }

  /** Generates the number `size`, and strings, lists and maps of this size. */
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

  /**
   * Generates an object with all properties of the schema, an object with an additional unknown property, and for each
   * property an object without it.
   */
  function* objectsOf({ properties = {} }: Shape, plain: unknown): Generator {
    const names = Object.keys(properties)
    const whole: Schema = { ...objectOf(plain) }
    for (const name of names) whole[name] = make(properties[name] ?? {})
    yield* [whole, { ...whole, other: 'x' }, ...names.map((name) => ({ ...whole, [name]: undefined }))]
  }

  /**
   * @returns a copy of the base message with the value at the path `steps` replaced; missing objects and lists on the
   * path are generated
   */
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

  /** True if no `const` or `enum` of the branch excludes the value. */
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

/** All numbers in either schema, such as limits, and the numbers next to them: 19, 20 and 21 for `maxLength: 20`. */
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
