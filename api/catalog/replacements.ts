// Says by when a part that is sent for a missing or broken one is there: weekdays by country. What was promised stays: whoever
// changes it adds what holds from then on.
import * as z from 'zod/mini'
import { isTimeZone } from '../locale/calendar.ts'
import data from './replacements.json' with { type: 'json' }

const country = z.string().check(z.regex(/^[A-Z]{2}$/))
const weekdays = z.int().check(z.gte(1), z.lte(60))

const promise = z.strictObject({
  /** Of what was asked for from then on. */
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
    /** By whose clock the day is told on which it was asked for; elsewhere by UTC. */
    timeZones: z.record(country, z.string().check(z.refine(isTimeZone, 'a known time zone'))),
  })
  .parse(data)

/** Weekdays that it takes to a country, as was promised at that instant. */
export function replacementDays(countryCode: string, at: Date): number {
  const currentPromise = promises.findLast(({ from }) => new Date(from) <= at) ?? promises[0]
  if (!currentPromise) throw new Error('The catalogue promises nothing.')
  return currentPromise.weekdays[countryCode] ?? currentPromise.elsewhere
}

export const replacementZone = (countryCode: string) => timeZones[countryCode] ?? 'UTC'
