// Reads the default time zone of each country (zone.tab of the tz database): the most populous zone if the country has
// several.
import * as z from 'zod/mini'
import { isTimeZone } from '../locale/calendar.ts'
import data from './time-zones.json' with { type: 'json' }

const usual: Readonly<Record<string, string | undefined>> = z
  .record(
    z.string().check(z.regex(/^[A-Z]{2}$/)),
    z.string().check(z.refine(isTimeZone, 'time zones must be names of the IANA database')),
  )
  .parse(data)

export const usualTimeZone = (countryCode: string) => usual[countryCode] ?? 'UTC'

/** Canonical names of time zones, keyed by the name in lower case. */
const spellings = new Map(
  [...Intl.supportedValuesOf('timeZone'), ...Object.values(data)].map((name) => [name.toLowerCase(), name]),
)

/**
 * Returns the canonical name of a time zone. If the name is missing or not in the IANA database, returns the default
 * zone of the country. Devices without a known zone send `Etc/Unknown`, an empty string or an offset.
 */
export function readTimeZone(zoneName: string | undefined, countryCode: string): string {
  const name = zoneName?.trim() ?? ''
  const isName = /^[A-Za-z][\w+/-]*$/.test(name) && name.toLowerCase() !== 'etc/unknown'
  if (!isName || !isTimeZone(name)) return usualTimeZone(countryCode)
  const hasUsualCase = /^[A-Z]/.test(name) && (/[a-z]/.test(name) || !name.includes('/'))
  const resolved = () => new Intl.DateTimeFormat('en', { timeZone: name }).resolvedOptions().timeZone
  return spellings.get(name.toLowerCase()) ?? (hasUsualCase ? name : resolved())
}
