// Calculates and formats the member's progress to the next level.
import type { IntlShape } from 'react-intl'
import type { Membership } from '#generated/schema.d.ts'

/** Returns the progress to the next level from 0 to 1; 1 at the highest level. */
export function progressOf({ level, nextLevel, pointsThisYear }: Membership): number {
  const span = nextLevel ? nextLevel.fromPoints - level.fromPoints : 0
  return span ? Math.max(0, pointsThisYear - level.fromPoints) / span : 1
}

/** Formats the number of points that are missing for the next level. */
export const remainsText = (intl: IntlShape, { nextLevel, pointsToNextLevel }: Membership) =>
  nextLevel
    ? intl.formatMessage({ id: 'membership.remains' }, { points: pointsToNextLevel, level: nextLevel.name })
    : intl.formatMessage({ id: 'membership.top' })

/** Returns the number of points that are missing to extend the level by a year; 0 if the member has enough points. */
export const pointsToKeep = ({ level, pointsThisYear }: Membership) =>
  Math.max(0, level.fromPoints - pointsThisYear)
