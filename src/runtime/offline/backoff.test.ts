import { expect, test } from 'vitest'
import { pauseAfter } from './backoff.ts'

test('pauseAfter doubles the delay from 1 s to 60 s', () => {
  const pauses = [0, 1, 2, 5, 6, 40].map((failures) => pauseAfter(failures, () => 0))
  expect(pauses).toEqual([1000, 2000, 4000, 32_000, 60_000, 60_000])
})

test('pauseAfter adds jitter of up to a quarter of the delay', () => {
  expect(pauseAfter(2, () => 1)).toBe(5000)
  expect(new Set(Array.from({ length: 20 }, () => pauseAfter(3))).size).toBeGreaterThan(1)
})
