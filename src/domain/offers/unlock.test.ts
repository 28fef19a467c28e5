import { expect, test } from 'vitest'
import { spanOf, withoutLevel } from './unlock.ts'

test.each([
  [1, { unit: 'days', count: 1 }],
  [13, { unit: 'days', count: 13 }],
  [14, { unit: 'weeks', count: 2 }],
  [21, { unit: 'weeks', count: 3 }],
  [69, { unit: 'weeks', count: 10 }],
  [70, { unit: 'months', count: 2 }],
  [120, { unit: 'months', count: 4 }],
])('spanOf(%d) is %o', (days, span) => {
  expect(spanOf(days)).toEqual(span)
})

test('withoutLevel keeps the other reasons', () => {
  const reasons = [{ code: 'FROM_LEVEL_3' }, { code: 'SOLD_OUT' }]
  expect(withoutLevel({ ok: false, reasons }).reasons).toEqual([{ code: 'SOLD_OUT' }])
})
