// How far a member's level is, in the measures of a ring and in words.
import type { IntlShape } from 'react-intl'
import type { Membership } from '#generated/schema.d.ts'

/** 0 to 1 on the way to the next level; 1 at the highest. */
export function progressOf({ level, nextLevel, pointsThisYear }: Membership): number {
  const span = nextLevel ? nextLevel.fromPoints - level.fromPoints : 0
  return span ? Math.max(0, pointsThisYear - level.fromPoints) / span : 1
}

/** What remains to the next level. */
export const remainsText = (intl: IntlShape, { nextLevel, pointsToNextLevel }: Membership) =>
  nextLevel
    ? intl.formatMessage({ id: 'membership.remains' }, { points: pointsToNextLevel, level: nextLevel.name })
    : intl.formatMessage({ id: 'membership.top' })

/** Points that would hold the level for another year; 0 where they are there, or where it holds anyway. */
export const pointsToKeep = ({ level, pointsThisYear }: Membership) =>
  Math.max(0, level.fromPoints - pointsThisYear)
