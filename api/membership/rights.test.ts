// Tests when a right is open: by level, month in the member's time zone, changed birthday, and use in the current year.
import { describe, expect, test } from 'vitest'
import { rights, type Right } from '../catalog/rights.ts'
import { yearOf } from '../locale/calendar.ts'
import { availabilityOf, rightIn, type Holder } from './rights.ts'

const right = (id: string): Right => {
  const rightEntry = rights.get(id)
  if (!rightEntry) throw new Error(id)
  return rightEntry
}
const holder: Holder = {
  level: 1,
  timeZone: 'Asia/Bangkok',
  birthday: '1996-11-30',
  birthdayChangedAt: null,
  createdAt: new Date('2024-02-29T17:30:00Z'),
}
const now = new Date('2026-11-21T03:00:00Z')

test.each([
  ['free-shipping', 1, ['FROM_LEVEL_2']],
  ['free-shipping', 2, []],
  ['ribbon-voucher', 3, ['FROM_LEVEL_4']],
  ['daily-coins', 1, []],
  ['longer-guarantee', 4, []],
])('availabilityOf %s at level %d returns the expected reasons', (id, level, expected) => {
  expect(availabilityOf(right(id), { ...holder, level }, now).reasons.map(({ code }) => code)).toEqual(
    expected,
  )
})

describe('birthday coins', () => {
  test.each([
    ['1996-11-30', '2026-10-31T16:59:59.999Z', '2026-10-31T17:00:00.000Z'],
    ['1996-11-30', '2026-10-31T17:00:00.000Z', 'open'],
    ['1996-11-30', '2026-11-30T16:59:59.999Z', 'open'],
    ['1996-11-30', '2026-11-30T17:00:00.000Z', '2027-10-31T17:00:00.000Z'],
    // Members born on 29 February have a birthday month in each year.
    ['1996-02-29', '2027-02-10T00:00:00.000Z', 'open'],
    ['1996-02-29', '2026-03-01T00:00:00.000Z', '2027-01-31T17:00:00.000Z'],
    ['1996-01-01', '2026-12-31T16:59:59.999Z', '2026-12-31T17:00:00.000Z'],
  ])('birthday coins of a member born on %s at %s: %s', (birthday, instant, expected) => {
    const { ok, reasons, nextDate } = availabilityOf(
      right('birthday-coins'),
      { ...holder, birthday },
      new Date(instant),
    )
    expect(ok ? 'open' : nextDate).toBe(expected)
    expect(reasons).toEqual(ok ? [] : [{ code: 'BIRTHDAY_MONTH' }])
  })

  test('birthday coins require a birthday', () => {
    const { reasons, nextDate } = availabilityOf(right('birthday-coins'), { ...holder, birthday: null }, now)
    expect([reasons, nextDate]).toEqual([[{ code: 'BIRTHDAY_MISSING', field: 'birthday' }], undefined])
  })

  test.each([
    ['2026-10-22T03:00:00.001Z', 'DATE_CHANGED', '2026-11-21T03:00:00.001Z'],
    ['2026-10-22T03:00:00.000Z', undefined, undefined],
  ])('birthday coins are locked for 30 days after a change on %s', (changed, code, nextDate) => {
    const changedHolder = { ...holder, birthdayChangedAt: new Date(changed) }
    const availability = availabilityOf(right('birthday-coins'), changedHolder, now)
    expect([availability.reasons[0]?.code, availability.nextDate]).toEqual([code, nextDate])
  })
})

describe('anniversary coins', () => {
  // It was March in the member's time zone.
  test.each([
    ['2024-03-15T00:00:00Z', '2025-02-28T17:00:00.000Z'],
    ['2025-02-28T16:59:59.999Z', '2025-02-28T17:00:00.000Z'],
    ['2025-02-28T17:00:00.000Z', 'open'],
    ['2025-04-01T00:00:00.000Z', '2026-02-28T17:00:00.000Z'],
    ['2026-03-31T16:59:59.999Z', 'open'],
  ])('anniversary coins at %s: %s', (instant, expected) => {
    const availability = availabilityOf(
      right('anniversary-coins'),
      { ...holder, level: 3 },
      new Date(instant),
    )
    expect(availability.ok ? 'open' : availability.nextDate).toBe(expected)
  })

  test('anniversary coins return no next date if the level is too low', () => {
    const availability = availabilityOf(right('anniversary-coins'), holder, now)
    expect(availability.reasons).toHaveLength(2)
    expect(availability.nextDate).toBeUndefined()
  })
})

test.each([
  ['Pacific/Kiritimati', 2027, '2027-12-31T10:00:00.000Z'],
  ['Asia/Bangkok', 2026, '2026-12-31T17:00:00.000Z'],
  ['America/New_York', 2026, '2027-01-01T05:00:00.000Z'],
])('the year of a right starts in the member’s time zone: %s', (timeZone, year, next) => {
  const instant = new Date('2026-12-31T11:00:00Z')
  expect(yearOf(instant, timeZone)).toBe(year)
  const rightView = rightIn('en', right('birthday-coins'), {
    member: { ...holder, timeZone },
    use: { usedAt: now },
    now: instant,
  })
  expect(rightView).toMatchObject({
    state: 'used',
    usedAt: now.toISOString(),
    eligibility: { nextDate: next },
  })
})

test('rightIn returns the state waiting for a submitted proof', () => {
  const rightView = rightIn('vn', right('longer-guarantee'), { member: holder, use: { waiting: true }, now })
  expect(rightView).toMatchObject({
    state: 'waiting',
    prize: null,
    eligibility: { reasons: [{ code: 'PROOF_WAITING' }] },
  })
})

test('rightIn returns the prize with its name in the language', () => {
  expect(rightIn('th', right('free-shipping'), { member: holder, use: undefined, now }).prize).toEqual({
    coins: 0,
    points: 0,
    voucher: 'ส่งฟรี',
  })
})
