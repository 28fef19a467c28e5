// The kinds of changes for types of a schema: `type` for another type, and `nullability` if `null` became valid or
// invalid.
import type { Kind } from '../changes/change.ts'
import { textOf } from '../changes/difference.ts'
import type { Schema } from '@members-hub/openapi'
import { quote } from './texts.ts'

/** The types of a schema except `null`. */
export const typesOf = ({ type }: Schema): unknown[] =>
  [type ?? []].flat().filter((typeName) => typeName !== 'null')

export const nullability: Kind = {
  name: 'null',
  title: '`null` became valid or invalid',
  documentation: '`null` became valid or invalid',
  severity: { newAnswer: () => 'broken', unproved: () => 'reverse' },
  sentence: ({ place, newValue }) =>
    `${place} ${quote(newValue).includes('null') ? 'may be null' : 'can no longer be null'}`,
  isOfKeyword: (name, { before, after }) =>
    name === 'type' && textOf(typesOf(before.schema)) === textOf(typesOf(after.schema)),
}

/** Returns the quoted type, or "not restricted" for a schema without a type. */
const nameOf = (value: unknown) => (value === undefined ? 'not restricted' : quote(value))

/** True if the old and the new types have no type in common. Integers count as numbers. */
function areDisjoint(oldValue: unknown, newValue: unknown): boolean {
  const [before, after] = [oldValue, newValue].map((value) =>
    [value ?? []].flat().map((typeName) => (typeName === 'integer' ? 'number' : typeName)),
  )
  if (!before?.length || !after?.length) return false
  return !before.some((typeName) => after.includes(typeName))
}

export const type: Kind = {
  name: 'type',
  title: 'A type changed',
  documentation: 'the type changed',
  severity: {
    newAnswer: () => 'broken',
    // If no value of the new type is a counterexample, the new type contradicts other constraints, such as a
    // discriminator that requires a string. The response then allows no value at all, which is not a harmless
    // restriction.
    unproved: ({ oldValue, newValue }, part) =>
      part !== 'request' && areDisjoint(oldValue, newValue) ? 'affected' : 'reverse',
  },
  sentence: ({ place, oldValue, newValue }) =>
    `${place}: the type is ${nameOf(newValue)}, was ${nameOf(oldValue)}`,
  isOfKeyword: (name) => name === 'type',
}
