// Tests on which days gifts for births and birthdays are open: first and last days, leap days, time zones, changed
// dates and earlier claims.
import { describe, expect, test } from 'vitest'
import { occasionsOf } from './occasions.ts'
import { birthdayIn, birthdayWindow } from './windows.ts'
import type { BabyDates, Held, OccasionContext } from './families.ts'

const context = (today: string, rest: Partial<OccasionContext> = {}): OccasionContext => ({
  today,
  timeZone: 'Asia/Bangkok',
  zones: ['Asia/Bangkok'],
  openFrom: today,
  birthday: null,
  birthdayChangedOn: null,
  babies: [],
  claimedGifts: [],
  allowed: 0,
  ...rest,
})

const baby = (rest: Partial<BabyDates> = {}): BabyDates => ({
  id: 'mint',
  name: 'Mint',
  dueDate: null,
  birthDate: null,
  changedOn: null,
  createdAt: new Date('2026-01-01T00:00:00Z'),
  ...rest,
})

const heldClaim = (rest: Partial<Held>): Held => ({
  id: 'claim',
  kind: 'momBirthday',
  once: 'momBirthday:2026',
  babyId: null,
  occasionDate: null,
  birthDate: null,
  isAllowed: false,
  claimedAt: new Date('2026-03-01T00:00:00Z'),
  ...rest,
})

const codes = (kind: Parameters<typeof occasionsOf>[0], of: OccasionContext) =>
  occasionsOf(kind, of).map(({ eligibility: { ok, reasons, nextDate } }) =>
    ok ? 'open' : [...reasons.map(({ code }) => code), nextDate].join(' '),
  )

test.each([
  [2028, '1996-02-29', '2028-02-29'],
  [2027, '1996-02-29', '2027-02-28'],
  [2100, '1996-02-29', '2100-02-28'],
  [2027, '1996-03-01', '2027-03-01'],
])('birthdayIn for the year %i and a member born on %s returns %s', (year, birthday, date) => {
  expect(birthdayIn(year, birthday)).toBe(date)
})

test.each([
  { birthday: '1994-11-25', today: '2026-11-17', opensOn: '2026-11-18', closesOn: '2026-12-25' },
  { birthday: '1994-11-25', today: '2026-12-25', opensOn: '2026-11-18', closesOn: '2026-12-25' },
  { birthday: '1994-11-25', today: '2026-12-26', opensOn: '2027-11-18', closesOn: '2027-12-25' },
  // Claim periods that include New Year, with the birthday before or after it.
  { birthday: '1994-12-28', today: '2027-01-27', opensOn: '2026-12-21', closesOn: '2027-01-27' },
  { birthday: '1994-12-28', today: '2027-01-28', opensOn: '2027-12-21', closesOn: '2028-01-27' },
  { birthday: '1994-01-03', today: '2026-12-27', opensOn: '2026-12-27', closesOn: '2027-02-02' },
  { birthday: '1996-02-29', today: '2027-03-30', opensOn: '2027-02-21', closesOn: '2027-03-30' },
  { birthday: '1996-02-29', today: '2028-03-30', opensOn: '2028-02-22', closesOn: '2028-03-30' },
  // The first birthday is one year after the birth.
  { birthday: '2026-11-20', today: '2026-11-21', opensOn: '2027-11-13', closesOn: '2027-12-20' },
])('birthdayWindow($birthday, $today) is $opensOn to $closesOn', ({ birthday, today, opensOn, closesOn }) => {
  expect(birthdayWindow(birthday, today)).toMatchObject({ opensOn, closesOn })
})

describe("the member's birthday", () => {
  const birthday = '1994-11-25'

  test.each([
    ['2026-11-17', 'NOT_OPEN_YET 2026-11-17T17:00:00.000Z'],
    ['2026-11-18', 'open'],
    ['2026-11-25', 'open'],
    ['2026-12-25', 'open'],
    ['2026-12-26', 'NOT_OPEN_YET 2027-11-17T17:00:00.000Z'],
  ])("the member's birthday gift on %s is %s", (today, expected) => {
    expect(codes('momBirthday', context(today, { birthday }))).toEqual([expected])
  })

  test.each([
    ['2026-11-20', '2026-10-21', 'open'],
    ['2026-11-19', '2026-10-21', 'DATE_CHANGED 2026-11-19T17:00:00.000Z'],
    ['2026-11-20', '2026-11-20', 'DATE_CHANGED 2026-12-19T17:00:00.000Z'],
    // The change becomes effective after the last day of this year's gift, so it applies to the next birthday.
    ['2026-12-20', '2026-12-10', 'DATE_CHANGED NOT_OPEN_YET 2027-11-17T17:00:00.000Z'],
  ])('on %s the gift for a birthday that was changed on %s is %s', (today, birthdayChangedOn, expected) => {
    expect(codes('momBirthday', context(today, { birthday, birthdayChangedOn }))).toEqual([expected])
  })

  test('a birthday gift that was claimed can be claimed again only in the next year', () => {
    const ownClaims = [heldClaim({ occasionDate: '2026-11-25' })]
    expect(codes('momBirthday', context('2026-12-01', { birthday, claimedGifts: ownClaims }))).toEqual([
      'ALREADY_CLAIMED 2027-11-17T17:00:00.000Z',
    ])
    expect(codes('momBirthday', context('2027-11-20', { birthday, claimedGifts: ownClaims }))).toEqual([
      'open',
    ])
  })

  test('if a member changes the birthday after a claim, the gift for the new date counts as already claimed, even if it is in the next calendar year', () => {
    const ownClaims = [heldClaim({ occasionDate: '2026-11-25' })]
    const moved = { birthday: '1994-02-01', birthdayChangedOn: '2026-12-01', claimedGifts: ownClaims }
    expect(codes('momBirthday', context('2027-02-01', moved))).toEqual([
      'ALREADY_CLAIMED 2028-01-24T17:00:00.000Z',
    ])
  })

  test('occasionsOf returns an empty list for a member without a birthday', () => {
    expect(occasionsOf('momBirthday', context('2026-11-21'))).toEqual([])
  })

  test("a birthday gift opens at midnight in the member's time zone", () => {
    const newYork = context('2026-11-17', { birthday, timeZone: 'America/New_York' })
    expect(codes('momBirthday', newYork)).toEqual(['NOT_OPEN_YET 2026-11-18T05:00:00.000Z'])
  })
})

describe('births', () => {
  const born = (today: string, rest: Partial<BabyDates> = {}, ownClaims: Held[] = []) =>
    codes(
      'newBaby',
      context(today, { babies: [baby({ birthDate: '2026-11-03', ...rest })], claimedGifts: ownClaims }),
    )

  test.each([
    ['2026-11-02', 'BABY_NOT_BORN '],
    ['2026-11-03', 'open'],
    ['2027-02-01', 'open'],
    ['2027-02-02', 'WINDOW_OVER '],
  ])('on %s the gift for a birth on 2026-11-03 is %s', (today, expected) => {
    expect(born(today)).toEqual([expected])
  })

  test.each([
    ['2026-11-20', '2026-11-05', 'DATE_CHANGED 2026-12-04T17:00:00.000Z'],
    ['2026-12-05', '2026-11-05', 'open'],
    ['2027-01-20', '2027-01-10', 'DATE_CHANGED '],
  ])('on %s the gift for a birth whose date was changed on %s is %s', (today, changedOn, expected) => {
    expect(born(today, { changedOn })).toEqual([expected])
  })

  test('occasionsOf returns the reason BABY_NOT_BORN for an expected baby, and omits a baby without a due date or birth date', () => {
    expect(born('2026-11-21', { birthDate: null, dueDate: '2027-01-01' })).toEqual(['BABY_NOT_BORN '])
    expect(born('2026-11-21', { birthDate: null })).toEqual([])
  })

  test('the gift for a birth can be claimed once, even if the baby is removed and added again', () => {
    const claim = { kind: 'newBaby', once: 'newBaby:mint', babyId: 'mint', occasionDate: '2026-11-03' }
    const ownClaims = [heldClaim({ ...claim, claimedAt: new Date('2026-11-05T00:00:00Z') })]
    expect(born('2026-11-21', {}, ownClaims)).toEqual(['ALREADY_CLAIMED '])
    expect(born('2026-11-21', { id: 'again', createdAt: new Date('2026-11-06') }, ownClaims)).toEqual([
      'ALREADY_CLAIMED ',
    ])
    // A twin who was added before the claim can get a separate gift.
    expect(born('2026-11-21', { id: 'twin', createdAt: new Date('2026-11-04') }, ownClaims)).toEqual(['open'])
    const later = { id: 'sister', birthDate: '2027-12-01', createdAt: new Date('2027-12-02') }
    expect(born('2027-12-05', later, ownClaims)).toEqual(['open'])
  })
})

describe("a baby's birthday", () => {
  const birthday = (today: string, ownClaims: Held[] = [], rest: Partial<BabyDates> = {}) =>
    codes(
      'babyBirthday',
      context(today, { babies: [baby({ birthDate: '2024-02-29', ...rest })], claimedGifts: ownClaims }),
    )

  test.each([
    ['2024-03-05', 'NOT_OPEN_YET 2025-02-20T17:00:00.000Z'],
    ['2025-02-21', 'open'],
    ['2025-03-30', 'open'],
    ['2025-03-31', 'NOT_OPEN_YET 2026-02-20T17:00:00.000Z'],
    ['2028-02-21', 'NOT_OPEN_YET 2028-02-21T17:00:00.000Z'],
    ['2028-02-22', 'open'],
  ])('on %s the birthday gift of a baby born on 29 February is %s', (today, expected) => {
    expect(birthday(today)).toEqual([expected])
  })

  test('a birthday gift can be claimed once per baby and year', () => {
    const claim = { kind: 'babyBirthday', babyId: 'mint', occasionDate: '2026-02-28' }
    const ownClaims = [heldClaim({ ...claim, once: 'babyBirthday:mint:2026' })]
    expect(birthday('2026-03-01', ownClaims)).toEqual(['ALREADY_CLAIMED 2027-02-20T17:00:00.000Z'])
    expect(birthday('2027-03-01', ownClaims)).toEqual(['open'])
    expect(birthday('2026-03-01', ownClaims, { id: 'twin', createdAt: new Date('2025-01-01') })).toEqual([
      'open',
    ])
  })
})
