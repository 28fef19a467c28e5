import { expect, test } from 'vitest'
import { drawSearch } from './search.ts'

test('an address keeps what the page of draws knows', () => {
  const said = { draw: 'winter-lights', ticket: '0199d3f0-7f3e', result: 'r_1', mine: true, verify: true }
  expect(drawSearch({ ...said, other: 1 })).toEqual(said)
  expect(drawSearch({ draw: '<script>', ticket: '', result: 7, mine: 1, verify: 'yes' })).toEqual({})
})
