import { expect, test } from 'vitest'
import { partsOf } from './countdown.ts'

const second = 1000
const hour = 3600 * second
const words = (left: number) =>
  partsOf(left)
    .map(({ unit, value }) => `${value} ${unit}`)
    .join(' ')

test('partsOf returns the two largest units, without seconds', () => {
  expect(words(50 * hour)).toBe('2 days 2 hours')
  expect(words(24 * hour)).toBe('1 days 0 hours')
  expect(words(24 * hour - second)).toBe('1 days 0 hours')
  expect(words(24 * hour - 60 * second)).toBe('23 hours 59 minutes')
  expect(words(hour)).toBe('1 hours 0 minutes')
  expect(words(hour - 60 * second)).toBe('59 minutes')
  expect(words(9 * second)).toBe('1 minutes')
})

test('partsOf returns no units if more than 72 hours remain, or if the time has ended', () => {
  expect(words(72 * hour)).toBe('3 days 0 hours')
  expect(words(72 * hour + second)).toBe('')
  expect(words(0)).toBe('')
  expect(words(-hour)).toBe('')
})
