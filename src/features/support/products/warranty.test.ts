// Tests the remaining fraction of a warranty, from the day of purchase to its last day.
import { expect, test } from 'vitest'
import { warrantyLeft } from './warranty.ts'

test.each([
  ['2026-01-01', 1],
  ['2026-01-06', 0.5],
  ['2026-01-11', 0],
  ['2027-01-01', 0],
  ['2025-01-01', 1],
])(
  'warrantyLeft on %s returns the fraction %d of a warranty from 2026-01-01 to 2026-01-11',
  (today, share) => {
    expect(warrantyLeft({ from: '2026-01-01', until: '2026-01-11', today })).toBe(share)
  },
)
