import { expect, test } from 'vitest'
import { minorUnits } from './money.ts'

test.each([
  ['199.00', 'USD', 19_900],
  ['0.07', 'USD', 7],
  ['1.1', 'THB', 110],
  ['4590', 'THB', 459_000],
  ['429000.00', 'VND', 429_000],
  ['650000', 'IDR', 65_000_000],
  ['1.005', 'USD', 101],
  ['1.0049', 'USD', 100],
  ['9.999', 'USD', 1000],
  ['1.5', 'JPY', 2],
  ['0', 'USD', 0],
  ['90071992547409.91', 'USD', 9_007_199_254_740_991],
  [' 62.40 ', 'USD', 6240],
  [62.400000000000006, 'USD', 6240],
  ['62.400000000000006', 'USD', 6240],
  [43.2 + 19.2, 'USD', 6240],
  [0.1 + 0.2, 'USD', 30],
  [1.005, 'USD', 101],
  [12.5, 'KWD', 12_500],
  [5000, 'JPY', 5000],
  [1e-7, 'USD', 0],
  [0, 'THB', 0],
])('minorUnits converts %s %s to %i minor units', (amount, currency, units) => {
  expect(minorUnits(amount, currency)).toBe(units)
})

test.each([
  '',
  '-1.00',
  '1,00',
  '1.',
  '.5',
  '1e3',
  '+1',
  '๑๐',
  'NaN',
  '90071992547409.92',
  '1'.repeat(16),
  -1,
  Number.NaN,
  1e21,
])('minorUnits rejects %j', (amount) => {
  expect(() => minorUnits(amount, 'USD')).toThrow(RangeError)
})
