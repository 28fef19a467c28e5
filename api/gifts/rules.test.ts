// Tests which gifts a member can see and claim, depending on level, country, stock and coins.
import { describe, expect, test } from 'vitest'
import { giftOf, gifts } from '../catalog/gifts.ts'
import { bestEligibility, boardsFor, eligibilityFor, giftsFor, type EligibilityContext } from './rules.ts'

const baby = {
  id: 'mint',
  name: 'Mint',
  dueDate: null,
  birthDate: '2026-11-03',
  changedOn: null,
  createdAt: new Date('2026-11-04T00:00:00Z'),
}

const context = (rest: Partial<EligibilityContext> = {}): EligibilityContext => ({
  viewer: null,
  today: '2026-11-21',
  timeZone: 'Asia/Bangkok',
  zones: ['Asia/Bangkok'],
  openFrom: '2026-11-21',
  countryCode: 'TH',
  level: 4,
  coins: 1000,
  birthday: null,
  birthdayChangedOn: null,
  babies: [],
  claimedGifts: [],
  allowed: 0,
  stock: new Map(),
  ...rest,
})

const codesOf = (id: string, rest: Partial<EligibilityContext> = {}) =>
  eligibilityFor(giftOf(id), context(rest)).reasons.map(({ code }) => code)

test('the catalog has at least 14 gifts, and at least two of each kind', () => {
  const kinds = Map.groupBy(gifts().values(), ({ kind }) => kind)
  expect(gifts().size).toBeGreaterThanOrEqual(14)
  for (const kind of ['level', 'newBaby', 'momBirthday', 'babyBirthday', 'won'] as const)
    expect(kinds.get(kind)?.length).toBeGreaterThanOrEqual(2)
})

describe('level gifts', () => {
  test.each([
    ['night-light', { level: 2 }, []],
    ['night-light', { level: 1 }, ['FROM_LEVEL_2']],
    ['night-light', { coins: 100 }, []],
    ['night-light', { coins: 99 }, ['NOT_ENOUGH_COINS']],
    ['night-light', { stock: new Map([['night-light', { total: 5, reserved: 4 }]]) }, []],
    ['night-light', { stock: new Map([['night-light', { total: 5, reserved: 5 }]]) }, ['SOLD_OUT']],
    ['nursing-pillow', { countryCode: 'US' }, ['NOT_IN_REGION']],
    ['nursing-pillow', { countryCode: 'US', level: 2 }, ['NOT_IN_REGION', 'FROM_LEVEL_3']],
    ['plush-moon', {}, ['ONLY_WON']],
  ] as const)('eligibilityFor the gift %s in the context %o returns the reasons %o', (id, rest, expected) => {
    expect(codesOf(id, rest)).toEqual(expected)
  })

  test('eligibilityFor for a claimed gift returns only ALREADY_CLAIMED, regardless of stock and coins', () => {
    const claim = { id: 'claim', kind: 'level', once: 'level:night-light', babyId: null, occasionDate: null }
    const heldClaims = [{ ...claim, birthDate: null, isAllowed: false, claimedAt: new Date() }]
    const stock = new Map([['night-light', { total: 5, reserved: 5 }]])
    expect(codesOf('night-light', { claimedGifts: heldClaims, stock, coins: 0 })).toEqual(['ALREADY_CLAIMED'])
  })
})

test('eligibilityFor accepts a gift for a baby if at least one baby of the member is eligible', () => {
  const older = { ...baby, id: 'older', birthDate: '2020-01-01' }
  expect(codesOf('swaddle-set')).toEqual(['BABY_MISSING'])
  expect(codesOf('swaddle-set', { babies: [older] })).toEqual(['WINDOW_OVER'])
  expect(codesOf('swaddle-set', { babies: [older, baby] })).toEqual([])
  expect(codesOf('sleep-mask')).toEqual(['BIRTHDAY_MISSING'])
})

test('boardsFor returns the boards for babies only if a baby has a due date or birth date', () => {
  expect(boardsFor(context())).toEqual(['level', 'momBirthday'])
  expect(boardsFor(context({ babies: [{ ...baby, birthDate: null }] }))).toEqual(['level', 'momBirthday'])
  expect(boardsFor(context({ babies: [baby] }))).toHaveLength(4)
})

test("giftsFor returns only gifts that are offered in the member's country", () => {
  const ids = (countryCode: string) => giftsFor(['level'], context({ countryCode })).map(({ id }) => id)
  expect(ids('US')).toContain('warm-pads')
  expect(ids('US')).not.toContain('nursing-pillow')
  expect(ids('ID')).toContain('nursing-pillow')
  expect(ids('ID')).not.toContain('warm-pads')
})

test('bestEligibility returns the eligibility of a gift that can be claimed now, otherwise of the gift that opens first', () => {
  const never = { ok: false, reasons: [] }
  const soon = { ...never, nextDate: '2026-12-01T00:00:00.000Z' }
  const late = { ...never, nextDate: '2027-12-01T00:00:00.000Z' }
  expect(bestEligibility([never, late, soon])).toBe(soon)
  expect(bestEligibility([never, soon, { ok: true, reasons: [] }])?.ok).toBe(true)
  expect(bestEligibility([])).toBeUndefined()
})
