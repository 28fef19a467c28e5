// Defines the constraints of a schema: independent conditions, which a value must all meet. Two schemas that divide the
// same constraints differently (such as into parts of `allOf`) have the same list.
import { isAnnotation, isObject } from '@members-hub/openapi'
import { textOf } from '../changes/difference.ts'
import { canonicalPattern } from './pattern.ts'

/**
 * A schema nested in a constraint, with a label: a property name or a position. Two parts are equal if their labels and
 * schemas are equal.
 */
export type Part = { label: string; schema: unknown }

/**
 * A constraint as text, with its nested schemas as parts. Two constraints are equal if their texts and parts are equal;
 * the order of the parts does not matter.
 */
export type Constraint = { text: string; parts: Part[] }

export type Constraints = {
  /** Sorted names of the allowed types; `undefined` if every type is allowed. */
  types: string[] | undefined
  /** Allowed values; `undefined` if the schema does not list them. */
  values: unknown[] | undefined
  /** Types of all branches of a choice, if each branch has a type. */
  branchTypes: string[] | undefined
  required: Set<string>
  /** Values of the keywords and annotations that a schema can have only once, by keyword. */
  members: Map<string, unknown>
  /**
   * Schemas of properties and of list entries, by key. If a property has several schemas, they are combined with
   * `allOf`.
   */
  fields: Map<string, unknown>
  further: Constraint[]
}

export const noConstraints = (): Constraints => ({
  types: undefined,
  values: undefined,
  branchTypes: undefined,
  required: new Set(),
  members: new Map(),
  fields: new Map(),
  further: [],
})

/** Key in `fields` for the entries of a list; keys of properties start with a dot. */
export const entries = '*'
export const fieldOf = (property: string) => `.${property}`

export function addTypes(result: Constraints, types: readonly string[]) {
  result.types = result.types ? sharedTypes(result.types, types) : types.toSorted()
}

function sharedTypes(first: readonly string[], second: readonly string[]) {
  const isIn = (type: string, types: readonly string[]) =>
    types.includes(type) || (type === 'integer' && types.includes('number'))
  const shared = [...new Set([...first, ...second])].filter((type) => isIn(type, first) && isIn(type, second))
  return shared.filter((type) => type !== 'integer' || !shared.includes('number')).toSorted()
}

export function addValues(result: Constraints, list: readonly unknown[]) {
  const texts = new Set(list.map(textOf))
  result.values = (result.values ?? list).filter((value) => texts.has(textOf(value)))
}

export function addField(result: Constraints, name: string, schema: unknown) {
  const present = result.fields.get(name)
  const isNew = present === undefined || textOf(present) === textOf(schema)
  result.fields.set(name, isNew ? schema : { allOf: [present, schema] })
}

export function addConstraint(result: Constraints, constraint: Constraint) {
  const text = textOf(constraint)
  if (!result.further.some((present) => textOf(present) === text)) result.further.push(constraint)
}

export function addMember(result: Constraints, key: string, member: unknown) {
  const value = key === 'pattern' ? canonicalPattern(String(member)) : member
  const present = result.members.get(key)
  if (present === undefined) result.members.set(key, value)
  // Keep the first annotation, because it belongs to the outer schema.
  else if (isAnnotation(key) || textOf(present) === textOf(value)) return
  else if (typeof present === 'number' && typeof value === 'number' && isLimit(key))
    result.members.set(key, isLower(key) ? Math.max(present, value) : Math.min(present, value))
  else addConstraint(result, { text: `${key} ${textOf(value)}`, parts: [] })
}

const isLower = (key: string) => /^(?:min|exclusiveMin)/.test(key)
const isLimit = (key: string) => isLower(key) || /^(?:max|exclusiveMax)/.test(key)

/** Adds all constraints of another schema. */
export function addAll(result: Constraints, { types, values, ...added }: Constraints) {
  if (types) addTypes(result, types)
  if (values) addValues(result, values)
  for (const name of added.required) result.required.add(name)
  for (const [key, value] of added.members) addMember(result, key, value)
  for (const [name, schema] of added.fields) addField(result, name, schema)
  for (const constraint of added.further) addConstraint(result, constraint)
  result.branchTypes ??= added.branchTypes
}

const keywordTypes = new Map(
  Object.entries({
    string: 'minLength maxLength pattern',
    array: 'minItems maxItems uniqueItems',
    object: 'minProperties maxProperties',
    number: 'minimum maximum exclusiveMinimum exclusiveMaximum multipleOf',
  }).flatMap(([type, keys]) => keys.split(' ').map((key) => [key, type] as const)),
)

/**
 * @returns the type of the values to which a keyword applies, `number` also for integers; `undefined` if it applies
 * to several types
 */
export const typeOfKeyword = (key: string) => keywordTypes.get(key)

/**
 * Removes redundant constraints: keywords for types that the schema does not allow, and `types` if `values` lists all
 * allowed values.
 */
export function settle(result: Constraints) {
  const { types, members } = result
  if (types) {
    const names = types.map(asNumber)
    for (const key of members.keys()) {
      const type = typeOfKeyword(key)
      if (type !== undefined && !names.includes(type)) members.delete(key)
    }
    result.values = result.values?.filter((value) => types.some((type) => isOfType(value, type)))
    if (types.join() === 'integer') closeRange(result)
  }
  if (result.values) result.types = undefined
}

/** Replaces exclusive limits of an integer by inclusive limits: "greater than n" becomes "at least n + 1". */
function closeRange({ members }: Constraints) {
  const close = (from: string, to: string, [step, most]: [number, typeof Math.max]) => {
    const [limit, present] = [members.get(from), members.get(to)]
    if (typeof limit !== 'number' || !Number.isSafeInteger(limit)) return
    if (present !== undefined && typeof present !== 'number') return
    members.delete(from)
    members.set(to, present === undefined ? limit + step : most(present, limit + step))
  }
  close('exclusiveMinimum', 'minimum', [1, Math.max])
  close('exclusiveMaximum', 'maximum', [-1, Math.min])
}

export const asNumber = (type: string) => (type === 'integer' ? 'number' : type)

export function isOfType(value: unknown, type: string): boolean {
  if (value === null) return type === 'null'
  if (Array.isArray(value)) return type === 'array'
  if (isObject(value)) return type === 'object'
  if (typeof value === 'string' || typeof value === 'boolean') return typeof value === type
  // Integers beyond 2^53 are objects of ExactNumber.
  return type === 'number' || (type === 'integer' && (typeof value === 'object' || Number.isInteger(value)))
}
