// Checks which values `validateSearch` accepts from a URL, because anyone can edit a URL.
import { expect, test } from 'vitest'
import {
  coinMovementKindField,
  giftTypeField,
  idField,
  legalVersionNameField,
  monthField,
} from '#generated/parameters.ts'
import { flag, searchOf } from './search.ts'

test('a search field accepts exactly the values that the contract accepts for its parameter', () => {
  expect([coinMovementKindField('spent'), coinMovementKindField('SPENT'), coinMovementKindField(1)]).toEqual([
    'spent',
    undefined,
    undefined,
  ])
  expect([monthField('2026-12'), monthField('2026-13')]).toEqual(['2026-12', undefined])
  expect([
    giftTypeField(4),
    giftTypeField(5),
    giftTypeField(0),
    giftTypeField(1.5),
    giftTypeField('1'),
    giftTypeField('01'),
    giftTypeField('1e0'),
  ]).toEqual([4, undefined, undefined, undefined, 1, undefined, undefined])
  expect([
    idField('a'.repeat(64)),
    idField('a'.repeat(65)),
    idField(''),
    idField('a b'),
    idField({}),
  ]).toEqual(['a'.repeat(64), undefined, undefined, undefined, undefined])
  expect([legalVersionNameField('2026-01'), legalVersionNameField('v'.repeat(41))]).toEqual([
    '2026-01',
    undefined,
  ])
})

test('searchOf returns only the declared fields', () => {
  const read = searchOf({ gift: idField, compare: flag })
  expect(read({ gift: 'tea-set', compare: true, other: 1 })).toEqual({ gift: 'tea-set', compare: true })
  expect(read({ gift: '<script>', compare: 'yes' })).toEqual({ gift: undefined, compare: undefined })
})
