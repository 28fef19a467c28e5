// Tests which baby's occasion is selected if there are several.
import { expect, test } from 'vitest'
import type { GiftOccasion } from '#generated/schema.d.ts'
import { occasionOf } from './occasions.ts'
import { occasionSearch } from './search.ts'

const occasion = (babyId: string, eligibility: GiftOccasion['eligibility']): GiftOccasion => ({
  babyId,
  babyName: null,
  date: null,
  opensOn: null,
  closesOn: null,
  closesAt: null,
  claimId: null,
  eligibility,
})
const over = occasion('over', { ok: false, reasons: [{ code: 'WINDOW_OVER' }] })
const later = occasion('later', {
  ok: false,
  reasons: [{ code: 'NOT_YET' }],
  nextDate: '2027-11-01T17:00:00.000Z',
})
const sooner = occasion('sooner', {
  ok: false,
  reasons: [{ code: 'NOT_YET' }],
  nextDate: '2027-02-01T17:00:00.000Z',
})
const open = occasion('open', { ok: true, reasons: [] })

test.each([
  ['over', [over, open], 'over'],
  [undefined, [over, sooner, open], 'open'],
  [undefined, [over, later, sooner], 'sooner'],
  ['nobody', [over], 'over'],
  [undefined, [], undefined],
])(
  'occasionOf with the baby id %s returns the occasion of that baby, otherwise the open or next occasion',
  (baby, occasions, expected) => {
    expect(occasionOf(occasions, baby)?.babyId).toBe(expected)
  },
)

test('occasionSearch keeps valid query parameters and drops other parameters', () => {
  const search = { baby: 'b-1', gift: 'tea-set', step: 'summary', address: 'a-1' }
  expect(occasionSearch({ ...search, other: 1 })).toEqual(search)
  expect(occasionSearch({ baby: '<script>', gift: 7, step: 'pay' })).toEqual({})
})
