// Tests which changes of an entered date are corrections, and the end of the correction period.
import { describe, expect, test } from 'vitest'
import { profile } from '../catalog/profile.ts'
import { correctionEnd, entered, type EnteredDate } from './rules.ts'

describe('entered', () => {
  const start = new Date('2026-11-21T03:00:00.000Z')
  const hours = (count: number) => new Date(start.getTime() + count * 3_600_000)
  const end = hours(profile.correctionHours)
  const none: EnteredDate = { date: null, changedAt: null, correctableUntil: null }
  const first: EnteredDate = { date: '2026-01-01', changedAt: null, correctableUntil: end }
  const claimed: EnteredDate = { ...first, correctableUntil: null }
  const minute = 1 / 60

  test.each<{
    name: string
    before: EnteredDate
    date: string | null
    after: number
    changedAt: Date | null
    correctableUntil: Date | null
  }>([
    {
      name: 'does not count the first entry as a change',
      before: none,
      date: '2026-01-01',
      after: 0,
      changedAt: null,
      correctableUntil: end,
    },
    {
      name: 'keeps the same date unchanged',
      before: first,
      date: '2026-01-01',
      after: 60,
      changedAt: null,
      correctableUntil: end,
    },
    {
      name: 'corrects a date after one minute',
      before: first,
      date: '2026-01-02',
      after: minute,
      changedAt: null,
      correctableUntil: end,
    },
    {
      name: 'corrects a date after 47 hours',
      before: first,
      date: '2026-01-02',
      after: 47,
      changedAt: null,
      correctableUntil: end,
    },
    {
      name: 'changes a date after 48 hours',
      before: first,
      date: '2026-01-02',
      after: 48,
      changedAt: hours(48),
      correctableUntil: end,
    },
    {
      name: 'changes a date after 49 hours',
      before: first,
      date: '2026-01-02',
      after: 49,
      changedAt: hours(49),
      correctableUntil: end,
    },
    {
      name: 'changes a date for which a gift was claimed',
      before: claimed,
      date: '2026-01-02',
      after: minute,
      changedAt: hours(minute),
      correctableUntil: null,
    },
    {
      name: 'corrects a date by removing it',
      before: first,
      date: null,
      after: 1,
      changedAt: null,
      correctableUntil: end,
    },
    {
      name: 'changes a date by removing it after 49 hours',
      before: first,
      date: null,
      after: 49,
      changedAt: hours(49),
      correctableUntil: end,
    },
    {
      name: 'corrects a removed date before the end',
      before: { ...first, date: null },
      date: '2026-02-01',
      after: 47,
      changedAt: null,
      correctableUntil: end,
    },
    {
      name: 'changes a removed date after the end',
      before: { ...first, date: null },
      date: '2026-02-01',
      after: 49,
      changedAt: hours(49),
      correctableUntil: end,
    },
    {
      name: 'changes a date that was stored without an end',
      before: { ...none, date: '2026-01-01' },
      date: '2026-02-01',
      after: 1,
      changedAt: hours(1),
      correctableUntil: null,
    },
    {
      name: 'changes the date of a baby that was removed and added again',
      before: { ...none, changedAt: start },
      date: '2026-01-01',
      after: 1,
      changedAt: hours(1),
      correctableUntil: null,
    },
    {
      name: 'changes a date that was changed before, also before the end',
      before: { ...first, changedAt: hours(1) },
      date: '2026-02-01',
      after: 2,
      changedAt: hours(2),
      correctableUntil: end,
    },
    {
      name: 'leaves a date that was never entered alone',
      before: none,
      date: null,
      after: 5,
      changedAt: null,
      correctableUntil: null,
    },
  ])('entered $name', ({ before, date, after, changedAt, correctableUntil }) => {
    expect(entered(before, date, hours(after))).toEqual({ date, changedAt, correctableUntil })
  })

  test('the correction period of a date starts at its first entry, even after several corrections', () => {
    let birthday = entered(none, '2026-01-01', start)
    for (const [after, date] of [
      [20, '2026-02-01'],
      [40, '2026-03-01'],
    ] as const)
      birthday = entered(birthday, date, hours(after))
    expect(birthday).toEqual({ date: '2026-03-01', changedAt: null, correctableUntil: end })
    expect(entered(birthday, '2026-04-01', hours(60)).changedAt).toEqual(hours(60))
  })
})

describe('correctionEnd', () => {
  const end = new Date('2026-11-23T03:00:00.000Z')
  const birthday: EnteredDate = { date: '2026-01-01', changedAt: null, correctableUntil: end }
  test.each<{ name: string; stored: EnteredDate; now: string; expected: string | null }>([
    {
      name: 'the end before it is reached',
      stored: birthday,
      now: '2026-11-23T02:59:59.999Z',
      expected: end.toISOString(),
    },
    { name: 'null from the end', stored: birthday, now: '2026-11-23T03:00:00.000Z', expected: null },
    {
      name: 'null without a date',
      stored: { ...birthday, date: null },
      now: '2026-11-22T00:00:00.000Z',
      expected: null,
    },
    {
      name: 'null if a change is pending',
      stored: { ...birthday, changedAt: end },
      now: '2026-11-22T00:00:00.000Z',
      expected: null,
    },
    {
      name: 'null after a claim',
      stored: { ...birthday, correctableUntil: null },
      now: '2026-11-22T00:00:00.000Z',
      expected: null,
    },
  ])('correctionEnd returns $name', ({ stored, now, expected }) => {
    expect(correctionEnd(stored, new Date(now))).toBe(expected)
  })
})
