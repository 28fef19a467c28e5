// Decides whether analytics may count visitors who are not signed in.
import { policyFor } from '../catalog/policies.ts'
import { usualTimeZone } from '../catalog/timeZones.ts'
import { localDate } from '../locale/calendar.ts'

/**
 * Returns true if the privacy policy in force in the country allows counting visitors; false for an unknown country.
 */
export function countsVisitors(countryCode: string | null, now: Date): boolean {
  if (countryCode === null) return false
  return policyFor(countryCode, localDate(now, usualTimeZone(countryCode))).inForce.countsVisitors ?? false
}
