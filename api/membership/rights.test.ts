// Tests when a level benefit (right) is available. This depends on the level, the month in the member's time zone, a
// changed birthday, and an earlier use in the current year.
import { describe, expect, test } from 'vitest'
import { rights, type Right } from '../catalog/rights.ts'
import { yearOf } from '../locale/calendar.ts'
import { availabilityOf, rightIn, type Holder } from './rights.ts'

const right = (id: string): Right => {
  const rightEntry = rights().get(id)
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
])('availabilityOf the right %s at level %d returns its ineligibility reasons', (id, level, expected) => {
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
    // February is the birthday month of members born on 29 February, in each year.
    ['1996-02-29', '2027-02-10T00:00:00.000Z', 'open'],
    ['1996-02-29', '2026-03-01T00:00:00.000Z', '2027-01-31T17:00:00.000Z'],
    ['1996-01-01', '2026-12-31T16:59:59.999Z', '2026-12-31T17:00:00.000Z'],
  ])('birthday coins of a member born on %s are available at %s: %s', (birthday, instant, expected) => {
    const { ok, reasons, nextDate } = availabilityOf(
      right('birthday-coins'),
      { ...holder, birthday },
      new Date(instant),
    )
    expect(ok ? 'open' : nextDate).toBe(expected)
    expect(reasons).toEqual(ok ? [] : [{ code: 'BIRTHDAY_MONTH' }])
  })

  test('birthday coins are not available to a member who has not entered a birthday', () => {
    const { reasons, nextDate } = availabilityOf(right('birthday-coins'), { ...holder, birthday: null }, now)
    expect([reasons, nextDate]).toEqual([[{ code: 'BIRTHDAY_MISSING', field: 'birthday' }], undefined])
  })

  test.each([
    ['2026-10-22T03:00:00.001Z', 'DATE_CHANGED', '2026-11-21T03:00:00.001Z'],
    ['2026-10-22T03:00:00.000Z', undefined, undefined],
  ])('birthday coins are locked for 30 days after the birthday changes: %s', (changed, code, nextDate) => {
    const changedHolder = { ...holder, birthdayChangedAt: new Date(changed) }
    const availability = availabilityOf(right('birthday-coins'), changedHolder, now)
    expect([availability.reasons[0]?.code, availability.nextDate]).toEqual([code, nextDate])
  })
})

describe('anniversary coins', () => {
  // The member registered on 29 February in UTC. In the member's time zone, it was already March.
  test.each([
    ['2024-03-15T00:00:00Z', '2025-02-28T17:00:00.000Z'],
    ['2025-02-28T16:59:59.999Z', '2025-02-28T17:00:00.000Z'],
    ['2025-02-28T17:00:00.000Z', 'open'],
    ['2025-04-01T00:00:00.000Z', '2026-02-28T17:00:00.000Z'],
    ['2026-03-31T16:59:59.999Z', 'open'],
  ])('the availability of anniversary coins at %s is %s', (instant, expected) => {
    const availability = availabilityOf(
      right('anniversary-coins'),
      { ...holder, level: 3 },
      new Date(instant),
    )
    expect(availability.ok ? 'open' : availability.nextDate).toBe(expected)
  })

  test('anniversary coins have no date of availability if the level is too low', () => {
    const availability = availabilityOf(right('anniversary-coins'), holder, now)
    expect(availability.reasons).toHaveLength(2)
    expect(availability.nextDate).toBeUndefined()
  })
})

test.each([
  ['Pacific/Kiritimati', 2027, '2027-12-31T10:00:00.000Z'],
  ['Asia/Bangkok', 2026, '2026-12-31T17:00:00.000Z'],
  ['America/New_York', 2026, '2027-01-01T05:00:00.000Z'],
])('a level benefit can be used again from New Year in the member’s time zone %s', (timeZone, year, next) => {
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

test('rightIn returns the state "waiting" for a level benefit with a submitted proof', () => {
  const rightView = rightIn('vn', right('longer-guarantee'), { member: holder, use: { waiting: true }, now })
  expect(rightView).toMatchObject({
    state: 'waiting',
    prize: null,
    eligibility: { reasons: [{ code: 'PROOF_WAITING' }] },
  })
})

test('rightIn returns the name of a level benefit’s prize in the requested language', () => {
  expect(rightIn('th', right('free-shipping'), { member: holder, use: undefined, now }).prize).toEqual({
    coins: 0,
    points: 0,
    voucher: 'ส่งฟรี',
  })
})
