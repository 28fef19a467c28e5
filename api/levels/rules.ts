// Calculates levels: the points of a calendar year determine a level, which is valid to the end of the next year.
// Points are never spent.
import { levels } from '../catalog/levels.ts'
import { type Language } from '../locale/language.ts'
import type { YearlyPoints } from '../ledger/ledger.ts'

/**
 * Returns the level for these points, the next level (`null` for the top level), and the number of points that are
 * missing for the next level.
 */
export function levelFor(points: number) {
  const reached = levels().filter(({ fromPoints }) => fromPoints <= points)
  const level = reached.at(-1)
  if (!level) throw new Error('Catalog has no level for 0 points.')
  const next = levels()[reached.length] ?? null
  return { level, next, missing: next ? next.fromPoints - points : 0 }
}

/**
 * Returns the level that a member holds in a calendar year, and the last day of this level if the member gains no
 * further points. Also returns the next level, and the points that the member needs this year to reach it.
 */
export function levelHeld({ year, thisYear, lastYear }: Omit<YearlyPoints, 'points'>) {
  const reached = levelFor(thisYear).level
  const lastYearLevel = levelFor(lastYear).level
  const level = lastYearLevel.level > reached.level ? lastYearLevel : reached
  const next = levels()[level.level] ?? null
  return {
    level,
    until: `${level === reached ? year + 1 : year}-12-31`,
    next,
    missing: next ? next.fromPoints - thisYear : 0,
  }
}

/** Converts a level to the format of the API response. */
export const levelIn = (
  language: Language,
  { level, fromPoints, name }: ReturnType<typeof levels>[number],
) => ({
  level,
  fromPoints,
  name: name[language],
})

export const levelList = (language: Language) => levels().map((level) => levelIn(language, level))
