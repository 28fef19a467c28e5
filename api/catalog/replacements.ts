// Reads delivery times of replacement parts: weekdays by country. Promises are kept: add a new entry to change them.
import * as z from 'zod/mini'
import { isTimeZone } from '../locale/calendar.ts'
import data from './replacements.json' with { type: 'json' }

const country = z.string().check(z.regex(/^[A-Z]{2}$/))
const weekdays = z.int().check(z.gte(1), z.lte(60))

const promise = z.strictObject({
  /** Applies to requests from this time on. */
  from: z.iso.datetime(),
  weekdays: z.record(country, weekdays),
  elsewhere: weekdays,
})

const { promises, timeZones } = z
  .strictObject({
    promises: z.array(promise).check(
      z.minLength(1),
      z.refine(
        (all) => all.every(({ from }, index) => index === 0 || from > (all[index - 1]?.from ?? '')),
        'the newest promise comes last',
      ),
    ),
    /** Time zone in which the date of a request is determined; UTC for other countries. */
    timeZones: z.record(country, z.string().check(z.refine(isTimeZone, 'a known time zone'))),
  })
  .parse(data)

/** Returns the weekdays to a country that were promised at that instant. */
export function replacementDays(countryCode: string, at: Date): number {
  const currentPromise = promises.findLast(({ from }) => new Date(from) <= at) ?? promises[0]
  if (!currentPromise) throw new Error('The catalogue promises nothing.')
  return currentPromise.weekdays[countryCode] ?? currentPromise.elsewhere
}

export const replacementZone = (countryCode: string) => timeZones[countryCode] ?? 'UTC'
