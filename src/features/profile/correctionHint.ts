// Hint about a stored birth date: the time until which the member can correct the date, or the effect of a later
// change.
import type { IntlShape } from 'react-intl'
import { instantText } from '#src/runtime/format/dates.ts'

type Stored = { date: string | null | undefined; correctableUntil: string | null | undefined }

/** @returns the hint; `undefined` if no date has been entered */
export function correctionHint(intl: IntlShape, { date, correctableUntil }: Stored, timeZone: string) {
  if (!date) return undefined
  if (!correctableUntil) return intl.formatMessage({ id: 'profile.birthDate.wait' })
  const until = instantText(intl, correctableUntil, timeZone)
  return intl.formatMessage({ id: 'profile.birthDate.correct' }, { date: until })
}
