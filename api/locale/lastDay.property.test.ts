// Property tests of last days: every time zone of the runtime, three years, and moves between zones.
import { array, assert, constantFrom, date as instants, integer, property } from 'fast-check'
import { expect, test } from 'vitest'
import { figure, times } from '#tests/support/figures.ts'
import { addDays, datesFrom, localDate } from './calendar.ts'
import { endAfterMove, endOfLastDay, lastDayAfter, lastWholeDay } from './lastDay.ts'

const offsets = Array.from({ length: 27 }, (_, index) => 12 - index)
const zones = [
  ...Intl.supportedValuesOf('timeZone'),
  ...offsets.map((hours) => `Etc/GMT${hours === 0 ? '' : hours > 0 ? `+${hours}` : hours}`),
]
const dates = datesFrom('2026-01-01', 1096)
/** Zones whose clocks change at midnight, by half an hour, by two hours or in Ramadan: checked on more dates. */
const unusual = [
  'Africa/Cairo',
  'Asia/Beirut',
  'America/Santiago',
  'America/Havana',
  'America/Asuncion',
  'Australia/Lord_Howe',
  'Antarctica/Troll',
  'Africa/Casablanca',
]

/** Every date in the full suite; in the quick one a few, different ones for each zone. */
const datesOf = (timeZone: string, index: number) =>
  dates.filter((_, day) => (day + index) % times(1, unusual.includes(timeZone) ? 5 : 365) === 0)

/** Returns broken rules instead of asserting each: half a million assertions take longer than the dates. */
function brokenRules(timeZone: string, date: string): string[] {
  const end = endOfLastDay({ date, timeZone })
  const next = addDays(date, 1)
  const rules = {
    'the end is within its date': localDate(end, timeZone) === date,
    'the next millisecond is within the next date': localDate(new Date(end.getTime() + 1), timeZone) === next,
    'the end of the next date is later': endOfLastDay({ date: next, timeZone }) > end,
    'the date is the last whole day before its end': lastWholeDay(end, timeZone) === date,
    'the date before is the last whole day a millisecond earlier':
      lastWholeDay(new Date(end.getTime() - 1), timeZone) === addDays(date, -1),
  }
  return Object.entries(rules).flatMap(([rule, holds]) => (holds ? [] : [`${rule}: ${date} in ${timeZone}`]))
}

test('a last day ends with its date in every time zone, also when clocks change at midnight', () => {
  expect(zones.length).toBeGreaterThan(400)
  const all = zones.map((timeZone, index) => ({ timeZone, dates: datesOf(timeZone, index) }))
  const checked = all.reduce((sum, { dates: zoneDates }) => sum + zoneDates.length, 0)
  figure('Last days', `${zones.length} zones, ${checked} ends`)
  expect(
    all.flatMap(({ timeZone, dates: zoneDates }) => zoneDates.flatMap((date) => brokenRules(timeZone, date))),
  ).toEqual([])
}, 600_000)

const zone = constantFrom(...zones)
const date = constantFrom(...dates)
const runs = { numRuns: times(10_000, 300) }
/** No date lasts longer anywhere. */
const westernmost = 'Etc/GMT+12'

test('moves between any time zones never make an end earlier, nor later than the westernmost end of its date', () => {
  assert(
    property(date, zone, array(zone, { maxLength: 8 }), (day, home, moves) => {
      let end = endOfLastDay({ date: day, timeZone: home })
      for (const timeZone of moves) {
        const moved = endAfterMove(end, day, timeZone)
        expect(moved >= end).toBe(true)
        expect(moved >= endOfLastDay({ date: day, timeZone })).toBe(true)
        expect(endAfterMove(moved, day, timeZone)).toEqual(moved)
        end = moved
      }
      expect(end <= endOfLastDay({ date: day, timeZone: westernmost })).toBe(true)
    }),
    runs,
  )
})

test('the order of moves does not change the end', () => {
  assert(
    property(date, array(zone, { minLength: 1, maxLength: 6 }), (day, moves) => {
      const endAfter = (all: readonly string[]) =>
        all.reduce((end, timeZone) => endAfterMove(end, day, timeZone), new Date(0))
      expect(endAfter(moves)).toEqual(endAfter(moves.toReversed()))
    }),
    runs,
  )
})

test('something valid for n days can be used on the nth date after it was given, until that date ends', () => {
  const instant = instants({ min: new Date('2026-01-01'), max: new Date('2028-12-31'), noInvalidDate: true })
  assert(
    property(instant, zone, integer({ min: 1, max: 400 }), (start, timeZone, days) => {
      const end = endOfLastDay(lastDayAfter(start, days, timeZone))
      expect(localDate(end, timeZone)).toBe(addDays(localDate(start, timeZone), days))
      // A day of 23 hours may lie between.
      expect(end.getTime() - start.getTime()).toBeGreaterThanOrEqual(days * 86_400_000 - 3 * 3_600_000)
    }),
    runs,
  )
})
