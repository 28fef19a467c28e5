// Tests the query parameters of gift pages.
import { expect, test } from 'vitest'
import { claimSearch, giftListSearch } from './search.ts'

test('giftListSearch and claimSearch keep valid query parameters and drop other parameters', () => {
  const search = { type: 3, compare: true, gift: 'tea-set', step: 'summary', address: 'a-1' }
  expect(giftListSearch({ ...search, other: 2 })).toEqual(search)
  expect(giftListSearch({ type: 9, compare: 'yes', gift: '<script>', step: 'pay', address: '' })).toEqual({})
  expect(claimSearch(search)).toEqual({ gift: 'tea-set', step: 'summary', address: 'a-1' })
})
