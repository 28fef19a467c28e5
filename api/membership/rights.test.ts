// When a right is open, pure: levels, months where the member lives, a changed birthday, what was used this year.
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
])('%s at level %d', (id, level, expected) => {
  expect(availabilityOf(right(id), { ...holder, level }, now).reasons.map(({ code }) => code)).toEqual(
    expected,
  )
})

describe('birthday coins are there in the month of the birthday, where the member lives', () => {
  test.each([
    ['1996-11-30', '2026-10-31T16:59:59.999Z', '2026-10-31T17:00:00.000Z'],
    ['1996-11-30', '2026-10-31T17:00:00.000Z', 'open'],
    ['1996-11-30', '2026-11-30T16:59:59.999Z', 'open'],
    ['1996-11-30', '2026-11-30T17:00:00.000Z', '2027-10-31T17:00:00.000Z'],
    // Whoever was born on a leap day has a birthday month every year.
    ['1996-02-29', '2027-02-10T00:00:00.000Z', 'open'],
    ['1996-02-29', '2026-03-01T00:00:00.000Z', '2027-01-31T17:00:00.000Z'],
    ['1996-01-01', '2026-12-31T16:59:59.999Z', '2026-12-31T17:00:00.000Z'],
  ])('born %s, at %s: %s', (birthday, instant, expected) => {
    const { ok, reasons, nextDate } = availabilityOf(
      right('birthday-coins'),
      { ...holder, birthday },
      new Date(instant),
    )
    expect(ok ? 'open' : nextDate).toBe(expected)
    expect(reasons).toEqual(ok ? [] : [{ code: 'BIRTHDAY_MONTH' }])
  })

  test('and only where one is known', () => {
    const { reasons, nextDate } = availabilityOf(right('birthday-coins'), { ...holder, birthday: null }, now)
    expect([reasons, nextDate]).toEqual([[{ code: 'BIRTHDAY_MISSING', field: 'birthday' }], undefined])
  })

  test.each([
    ['2026-10-22T03:00:00.001Z', 'DATE_CHANGED', '2026-11-21T03:00:00.001Z'],
    ['2026-10-22T03:00:00.000Z', undefined, undefined],
  ])('and not for 30 days after a change on %s', (changed, code, nextDate) => {
    const changedHolder = { ...holder, birthdayChangedAt: new Date(changed) }
    const availability = availabilityOf(right('birthday-coins'), changedHolder, now)
    expect([availability.reasons[0]?.code, availability.nextDate]).toEqual([code, nextDate])
  })
})

describe('anniversary coins begin with the first anniversary, in the month by the member’s own calendar', () => {
  // It was March where the member lives.
  test.each([
    ['2024-03-15T00:00:00Z', '2025-02-28T17:00:00.000Z'],
    ['2025-02-28T16:59:59.999Z', '2025-02-28T17:00:00.000Z'],
    ['2025-02-28T17:00:00.000Z', 'open'],
    ['2025-04-01T00:00:00.000Z', '2026-02-28T17:00:00.000Z'],
    ['2026-03-31T16:59:59.999Z', 'open'],
  ])('at %s: %s', (instant, expected) => {
    const availability = availabilityOf(
      right('anniversary-coins'),
      { ...holder, level: 3 },
      new Date(instant),
    )
    expect(availability.ok ? 'open' : availability.nextDate).toBe(expected)
  })

  test('when is not promised to whom it is not for', () => {
    const availability = availabilityOf(right('anniversary-coins'), holder, now)
    expect(availability.reasons).toHaveLength(2)
    expect(availability.nextDate).toBeUndefined()
  })
})

test.each([
  ['Pacific/Kiritimati', 2027, '2027-12-31T10:00:00.000Z'],
  ['Asia/Bangkok', 2026, '2026-12-31T17:00:00.000Z'],
  ['America/New_York', 2026, '2027-01-01T05:00:00.000Z'],
])('the year turns where the member lives: %s', (timeZone, year, next) => {
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

test('a proof that is looked at waits, whatever else', () => {
  const rightView = rightIn('vn', right('longer-guarantee'), { member: holder, use: { waiting: true }, now })
  expect(rightView).toMatchObject({
    state: 'waiting',
    prize: null,
    eligibility: { reasons: [{ code: 'PROOF_WAITING' }] },
  })
})

test('a prize is told in words', () => {
  expect(rightIn('th', right('free-shipping'), { member: holder, use: undefined, now }).prize).toEqual({
    coins: 0,
    points: 0,
    voucher: 'ส่งฟรี',
  })
})
