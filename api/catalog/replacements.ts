// Reads delivery times of replacement parts, as a number of weekdays for each country. Add a new entry instead of
// changing an entry, because the promised delivery time of earlier requests must not change.
import * as z from 'zod/mini'
import { isTimeZone } from '../locale/calendar.ts'
import data from './replacements.json' with { type: 'json' }
import { country, field } from './schema.ts'
import { defineTopic } from './topic.ts'

const weekdays = z.int().check(z.gte(1), z.lte(60))

const promise = z.strictObject({
  from: field('Applies from', z.iso.datetime(), 'Time from which the delivery time applies to new requests.'),
  weekdays: field('Weekdays by country', z.record(country, weekdays)),
  elsewhere: field('Weekdays in other countries', weekdays),
})

const schema = z.strictObject({
  promises: z.array(promise).check(
    z.minLength(1),
    z.refine(
      (all) => all.every(({ from }, index) => index === 0 || from > (all[index - 1]?.from ?? '')),
      '`promises` must be sorted by `from`, oldest first',
    ),
  ),
  timeZones: field(
    'Time zones',
    z.record(
      country,
      z.string().check(z.refine(isTimeZone, 'time zones must be names of the IANA database')),
    ),
    'Time zone of each country in the list, used to determine the date of a request. UTC is used for all other countries.',
  ),
})

export const replacementsTopic = defineTopic({
  name: 'replacements',
  file: data,
  hasFixedDates: true,
  schema,
})

/** Returns the delivery time to a country, in weekdays, that the catalog promised at the given instant. */
export function replacementDays(countryCode: string, at: Date): number {
  const { promises } = replacementsTopic.content()
  const currentPromise = promises.findLast(({ from }) => new Date(from) <= at) ?? promises[0]
  if (!currentPromise) throw new Error('Catalog has no promise of replacement days.')
  return currentPromise.weekdays[countryCode] ?? currentPromise.elsewhere
}

export const replacementZone = (countryCode: string) =>
  replacementsTopic.content().timeZones[countryCode] ?? 'UTC'
