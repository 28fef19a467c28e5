// Simplifies choices (`oneOf` and `anyOf`): flattens nested choices, and merges branches of different types into one
// schema with these types.
import { textOf } from '../changes/difference.ts'
import {
  addConstraint,
  addField,
  addMember,
  asNumber,
  entries,
  isOfType,
  noConstraints,
  typeOfKeyword,
  type Constraints,
  type Part,
} from './constraints.ts'

export type Branches = {
  /**
   * Keyword of the choice. `choice` stands for both keywords if no value fits two branches, because `oneOf` and `anyOf`
   * then allow the same values.
   */
  key: 'oneOf' | 'anyOf' | 'choice'
  branches: Part[]
  /** The discriminator without its mapping, as text. */
  discriminator?: string
  /** Union of the types of all branches, if each branch has a type. */
  types?: string[]
}

/**
 * @param inside the constraints of each branch; `undefined` for a branch whose constraints cannot be listed
 * @returns one merged schema if no two branches have a type in common; otherwise the choice, with nested choices
 * flattened if this does not change the allowed values
 */
export function simplified(choice: Branches, inside: readonly (Constraints | undefined)[]) {
  const all = inside.flatMap((constraints) => constraints ?? [])
  if (choice.discriminator !== undefined || all.length < inside.length) return choice
  const [only, ...further] = all
  if (only && further.length === 0) return only
  const types = all.map(typesIn)
  const isDistinct = types.every((list, index) =>
    types.slice(index + 1).every((later) => areApart(list, later)),
  )
  const merged = isDistinct ? union(all) : undefined
  if (merged) return merged
  const isTyped = types.every((list) => list !== undefined)
  const typed = isTyped ? { types: [...new Set(types.flatMap((list) => list ?? []))] } : {}
  const { branches } = choice
  const isSingle = branches.map((_, index) =>
    types.every((list, position) => position === index || areApart(types[index], list)),
  )
  const singles = branches.filter((_, index) => isSingle[index])
  const rest = branches.filter((_, index) => !isSingle[index])
  // Merge branches whose types occur in no other branch into one schema that allows all these types.
  if (!isDistinct && singles.length > 1 && union(all.filter((_, index) => isSingle[index]))) {
    const anyOf = singles.map(({ schema }) => schema)
    return { ...choice, branches: [...rest, { label: '', schema: { anyOf } }], ...typed }
  }
  return { ...flattened({ ...choice, key: isDistinct ? 'choice' : choice.key }, all), ...typed }
}

/** Types of the values that a schema allows; `undefined` if they are not known. */
const typesIn = ({ types, values, branchTypes }: Constraints): string[] | undefined =>
  types ?? (values ? [...new Set(values.map(typeOfValue))] : branchTypes)

const allTypes = ['null', 'array', 'number', 'string', 'boolean', 'object']
const typeOfValue = (value: unknown) => allTypes.find((type) => isOfType(value, type)) ?? ''

/** True if two lists of types have no type in common. */
function areApart(first: string[] | undefined, second: string[] | undefined) {
  const types = new Set(second?.map(asNumber))
  return first !== undefined && second !== undefined && !first.some((type) => types.has(asNumber(type)))
}

/**
 * @returns a schema that allows the values of all branches, whose types must differ; `undefined` if there is no such
 * schema
 */
function union(all: readonly Constraints[]): Constraints | undefined {
  const result = noConstraints()
  const areListed = all.some(({ values }) => values !== undefined)
  for (const branch of all) {
    const types = typesIn(branch) ?? []
    // A branch of type `null` allows a single value, even without `const` or `enum`.
    const values = branch.values ?? (types.join() === 'null' ? [null] : undefined)
    if ((areListed && !values) || !isAboutTypes(branch, types)) return undefined
    if (areListed) result.values = [...(result.values ?? []), ...(values ?? [])]
    else result.types = [...(result.types ?? []), ...types].toSorted()
    for (const [key, value] of branch.members) {
      if (result.members.has(key)) return undefined
      addMember(result, key, value)
    }
    for (const name of branch.required) result.required.add(name)
    for (const [name, schema] of branch.fields) addField(result, name, schema)
    for (const constraint of branch.further) addConstraint(result, constraint)
  }
  return result
}

/**
 * True if each constraint of a branch applies only to values of the types that the branch allows, such as `maxLength` in
 * a branch of type `string`.
 */
function isAboutTypes({ required, members, fields, further }: Constraints, types: readonly string[]) {
  const names = types.map(asNumber)
  const about = new Set([
    ...[...members.keys()].map((key) => typeOfKeyword(key) ?? (key === 'format' ? names[0] : '')),
    ...[...fields.keys()].map((name) => (name === entries ? 'array' : 'object')),
    ...(required.size > 0 ? ['object'] : []),
    ...further.map(({ text }) => typeOfConstraint(text)),
  ])
  return [...about].every((type) => type !== undefined && names.includes(type))
}

/**
 * Returns the type of the values to which a constraint applies, such as `object` for `propertyNames`; an empty string
 * if it applies to several types.
 */
function typeOfConstraint(text: string) {
  if (/^(?:additionalProperties |(?:patternProperties|propertyNames|dependentSchemas)$)/.test(text))
    return 'object'
  return /^(?:prefixItems|contains .*)$/.test(text) ? 'array' : ''
}

/** Replaces a branch that is itself a choice by the branches of that choice, if the result allows the same values. */
function flattened(choice: Branches, all: readonly Constraints[]): Branches {
  const inner = all.map(onlyChoice)
  const keys = new Set(inner.flatMap((further) => further?.key ?? []))
  const [key] = keys
  // The key `choice` means that no value fits two of the outer branches, so the result can use the key of the inner
  // choices.
  const isFlat = keys.size === 1 && (choice.key === 'choice' || (choice.key === 'anyOf' && key !== 'oneOf'))
  if (!key || !isFlat) return choice
  const branches = choice.branches.flatMap((part, index) => inner[index]?.parts ?? [part])
  return { ...choice, key: choice.key === 'choice' ? key : choice.key, branches }
}

const keysOfChoices = new Map<string, Branches['key']>([
  ['oneOf ', 'oneOf'],
  ['anyOf ', 'anyOf'],
  ['choice ', 'choice'],
])

/** Returns the choice, if it is the only constraint of a schema. */
function onlyChoice({ types, values, required, members, fields, further }: Constraints) {
  const [only, ...rest] = further
  const key = only && keysOfChoices.get(only.text)
  const isEmpty = !types && !values && required.size + members.size + fields.size + rest.length === 0
  return only && key && isEmpty ? { key, parts: only.parts } : undefined
}

/** Adds a choice that could not be simplified to the constraints of a schema. */
export function addBranches(result: Constraints, { key, branches, discriminator = '', types }: Branches) {
  addConstraint(result, { text: `${key} ${discriminator}`, parts: branches })
  if (types) result.branchTypes ??= types
}

export const isChoice = (simple: Branches | Constraints): simple is Branches => 'branches' in simple

/** True if the constraints allow every value. */
export const allowsAll = (constraints: Constraints | undefined) =>
  constraints !== undefined && textOf([...constraints.members]) === '[]' && isOpen(constraints)

const isOpen = ({ types, values, required, fields, further }: Constraints) =>
  !types && !values && required.size + fields.size + further.length === 0
