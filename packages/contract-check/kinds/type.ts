// The kinds for changed types of a schema: another type, or `null` in addition.
import type { Kind } from '../changes/change.ts'
import { textOf } from '../changes/difference.ts'
import type { Schema } from '@members-hub/openapi'
import { quote } from './words.ts'

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

/** Name of a type; a schema without a type allows all types. */
const nameOf = (value: unknown) => (value === undefined ? 'not restricted' : quote(value))

export const type: Kind = {
  name: 'type',
  title: 'A type changed',
  documentation: 'another type',
  severity: { newAnswer: () => 'broken', unproved: () => 'reverse' },
  sentence: ({ place, oldValue, newValue }) =>
    `${place}: the type is ${nameOf(newValue)}, was ${nameOf(oldValue)}`,
  isOfKeyword: (name) => name === 'type',
}
