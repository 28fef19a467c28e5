// Texts about offers for a higher level than that of the member.
import type { IntlShape } from 'react-intl'
import type { Eligibility, LevelUnlock } from '#generated/schema.d.ts'

/** Returns the number of days in the unit in which people say it: days, weeks or months. */
export function spanOf(days: number): { unit: 'days' | 'weeks' | 'months'; count: number } {
  if (days < 14) return { unit: 'days', count: days }
  return days < 70
    ? { unit: 'weeks', count: Math.round(days / 7) }
    : { unit: 'months', count: Math.round(days / 30) }
}

/** Longest estimate in days that encourages; a longer time is replaced by ways to earn points. */
const longest = 70

/** Returns the missing points, with the estimated time to earn them, or with ways to earn them if that takes long. */
export const estimateText = (intl: IntlShape, { missing, days, basis }: LevelUnlock) =>
  days === null || days > longest
    ? intl.formatMessage({ id: 'item.unlock.year' }, { points: missing })
    : intl.formatMessage({ id: 'item.unlock.estimate' }, { points: missing, basis, ...spanOf(days) })

/** Returns the estimated time to the level, for pages that show the missing points elsewhere. */
export const paceText = (intl: IntlShape, { days, basis }: LevelUnlock) =>
  intl.formatMessage(
    { id: 'item.unlock.pace' },
    { basis, ...(days === null || days > longest ? { unit: 'year', count: 0 } : spanOf(days)) },
  )

/** Removes the reason that the level is too low, for pages that show the progress to the level instead. */
export const withoutLevel = ({ reasons, ...rest }: Eligibility): Eligibility => ({
  ...rest,
  reasons: reasons.filter(({ code }) => !code.startsWith('FROM_LEVEL_')),
})
