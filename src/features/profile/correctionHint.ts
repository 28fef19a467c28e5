// Hint of a stored birth date: the end of its correction period, and the effect of a later change.
import type { IntlShape } from 'react-intl'
import { instantText } from '#src/runtime/format/dates.ts'

type Stored = { date: string | null | undefined; correctableUntil: string | null | undefined }

/** @returns `undefined` before a date was entered */
export function correctionHint(intl: IntlShape, { date, correctableUntil }: Stored, timeZone: string) {
  if (!date) return undefined
  if (!correctableUntil) return intl.formatMessage({ id: 'profile.birthDate.wait' })
  const until = instantText(intl, correctableUntil, timeZone)
  return intl.formatMessage({ id: 'profile.birthDate.correct' }, { date: until })
}
