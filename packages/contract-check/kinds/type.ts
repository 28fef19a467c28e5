// Types of a schema: another one, or `null` in addition.
import type { Kind } from '../changes/change.ts'
import { textOf } from '../changes/difference.ts'
import type { Schema } from '@members-hub/openapi'
import { quote } from './words.ts'

/** The types of a schema except `null`. */
export const typesOf = ({ type }: Schema): unknown[] =>
  [type ?? []].flat().filter((typeName) => typeName !== 'null')

export const nullability: Kind = {
  name: 'null',
  title: 'Something may be null, or no longer',
  documentation: '`null` became valid or invalid',
  severity: { newAnswer: () => 'broken', unproved: () => 'reverse' },
  sentence: ({ place, newValue }) =>
    `${place} ${quote(newValue).includes('null') ? 'may be null' : 'can no longer be null'}`,
  isOfKeyword: (name, { before, after }) =>
    name === 'type' && textOf(typesOf(before.schema)) === textOf(typesOf(after.schema)),
}

export const type: Kind = {
  name: 'type',
  title: 'Something is of another type',
  documentation: 'another type',
  severity: { newAnswer: () => 'broken', unproved: () => 'reverse' },
  sentence: ({ place, oldValue, newValue }) =>
    `${place} is of the type ${quote(newValue)}, not ${quote(oldValue)}`,
  isOfKeyword: (name) => name === 'type',
}
