// Calculates and formats the progress of a member's level.
import type { IntlShape } from 'react-intl'
import type { Membership } from '#generated/schema.d.ts'

/** Returns 0 to 1 towards the next level; 1 at the highest. */
export function progressOf({ level, nextLevel, pointsThisYear }: Membership): number {
  const span = nextLevel ? nextLevel.fromPoints - level.fromPoints : 0
  return span ? Math.max(0, pointsThisYear - level.fromPoints) / span : 1
}

/** Formats the points that are missing for the next level. */
export const remainsText = (intl: IntlShape, { nextLevel, pointsToNextLevel }: Membership) =>
  nextLevel
    ? intl.formatMessage({ id: 'membership.remains' }, { points: pointsToNextLevel, level: nextLevel.name })
    : intl.formatMessage({ id: 'membership.top' })

/** Returns the points that are missing to extend the level by a year; 0 if no points are missing. */
export const pointsToKeep = ({ level, pointsThisYear }: Membership) =>
  Math.max(0, level.fromPoints - pointsThisYear)
