// Property tests of the last day of a validity period: in every time zone of the runtime, over three years, and with
// moves between time zones.
import { array, assert, constantFrom, date as instants, integer, property } from 'fast-check'
import { expect, test } from 'vitest'
import { measurement, times } from '#tests/support/measurements.ts'
import { addDays, datesFrom, localDate } from './calendar.ts'
import { endAfterMove, endOfLastDay, lastDayAfter, lastWholeDay } from './lastDay.ts'

const offsets = Array.from({ length: 27 }, (_, index) => 12 - index)
const zones = [
  ...Intl.supportedValuesOf('timeZone'),
  ...offsets.map((hours) => `Etc/GMT${hours === 0 ? '' : hours > 0 ? `+${hours}` : hours}`),
]
const dates = datesFrom('2026-01-01', 1096)
/**
 * Time zones that are tested on more dates, because their clocks change at midnight, by half an hour, by two hours or
 * in Ramadan.
 */
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

/**
 * Returns all dates in the full suite. In the quick suite, returns only a few dates, different ones for each time zone.
 */
const datesOf = (timeZone: string, index: number) =>
  dates.filter((_, day) => (day + index) % times(1, unusual.includes(timeZone) ? 5 : 365) === 0)

/**
 * Returns the names of violated rules instead of asserting each rule, because half a million assertions take longer
 * than the calculation.
 */
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

test('a validity period ends at the end of its last day in every time zone, even if clocks change at midnight', () => {
  expect(zones.length).toBeGreaterThan(400)
  const all = zones.map((timeZone, index) => ({ timeZone, dates: datesOf(timeZone, index) }))
  const checked = all.reduce((sum, { dates: zoneDates }) => sum + zoneDates.length, 0)
  measurement('Last days', `${checked} dates in ${zones.length} time zones were checked`)
  expect(
    all.flatMap(({ timeZone, dates: zoneDates }) => zoneDates.flatMap((date) => brokenRules(timeZone, date))),
  ).toEqual([])
}, 600_000)

const zone = constantFrom(...zones)
const date = constantFrom(...dates)
const runs = { numRuns: times(10_000, 300) }
/** Westernmost time zone, in which each calendar date ends later than anywhere else. */
const westernmost = 'Etc/GMT+12'

test('moves between time zones never shorten a validity period, and never extend it beyond its last day in the westernmost zone', () => {
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

test('moves between time zones result in the same end of a validity period in any order', () => {
  assert(
    property(date, array(zone, { minLength: 1, maxLength: 6 }), (day, moves) => {
      const endAfter = (all: readonly string[]) =>
        all.reduce((end, timeZone) => endAfterMove(end, day, timeZone), new Date(0))
      expect(endAfter(moves)).toEqual(endAfter(moves.toReversed()))
    }),
    runs,
  )
})

test('a validity period of n days lasts to the end of the nth date after the start', () => {
  const instant = instants({ min: new Date('2026-01-01'), max: new Date('2028-12-31'), noInvalidDate: true })
  assert(
    property(instant, zone, integer({ min: 1, max: 400 }), (start, timeZone, days) => {
      const end = endOfLastDay(lastDayAfter(start, days, timeZone))
      expect(localDate(end, timeZone)).toBe(addDays(localDate(start, timeZone), days))
      // Allows for one day of 23 hours between the two instants.
      expect(end.getTime() - start.getTime()).toBeGreaterThanOrEqual(days * 86_400_000 - 3 * 3_600_000)
    }),
    runs,
  )
})
