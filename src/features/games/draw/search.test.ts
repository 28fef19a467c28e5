import { expect, test } from 'vitest'
import { drawSearch } from './search.ts'

test('drawSearch keeps valid query parameters and drops other parameters', () => {
  const search = { draw: 'winter-lights', ticket: '0199d3f0-7f3e', result: 'r_1', mine: true, verify: true }
  expect(drawSearch({ ...search, other: 1 })).toEqual(search)
  expect(drawSearch({ draw: '<script>', ticket: '', result: 7, mine: 1, verify: 'yes' })).toEqual({})
})
