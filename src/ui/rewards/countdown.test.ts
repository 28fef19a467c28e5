import { expect, test } from 'vitest'
import { partsOf } from './countdown.ts'

const second = 1000
const hour = 3600 * second
const words = (left: number) =>
  partsOf(left)
    .map(({ unit, value }) => `${value} ${unit}`)
    .join(' ')

test('two units at a time, the largest that count', () => {
  expect(words(50 * hour)).toBe('2 days 2 hours')
  expect(words(24 * hour)).toBe('1 days 0 hours')
  expect(words(24 * hour - second)).toBe('23 hours 59 minutes')
  expect(words(hour)).toBe('1 hours 0 minutes')
  expect(words(hour - second)).toBe('59 minutes 59 seconds')
  expect(words(9 * second)).toBe('0 minutes 9 seconds')
})

test('a part of a second still counts, and nothing is left below zero', () => {
  expect(words(1)).toBe('0 minutes 1 seconds')
  expect(words(0)).toBe('0 minutes 0 seconds')
  expect(words(-hour)).toBe('0 minutes 0 seconds')
})
