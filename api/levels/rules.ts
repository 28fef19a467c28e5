// Levels: points of a calendar year reach them, and they hold to the end of the next. Points are never spent.
import { levels } from '../catalog/levels.ts'
import { type Language } from '../locale/language.ts'
import type { YearlyPoints } from '../ledger/ledger.ts'

/** The level that so many points reach, and the one above it with the points still missing; `null` at the top. */
export function levelFor(points: number) {
  const reached = levels.filter(({ fromPoints }) => fromPoints <= points)
  const level = reached.at(-1)
  if (!level) throw new Error('The catalogue has no level for 0 points.')
  const next = levels[reached.length] ?? null
  return { level, next, missing: next ? next.fromPoints - points : 0 }
}

/**
 * The level held in a year of the member's own calendar, its last day without further points, and what this year's points
 * still miss to the one above.
 */
export function levelHeld({ year, thisYear, lastYear }: Omit<YearlyPoints, 'points'>) {
  const reached = levelFor(thisYear).level
  const lastYearLevel = levelFor(lastYear).level
  const level = lastYearLevel.level > reached.level ? lastYearLevel : reached
  const next = levels[level.level] ?? null
  return {
    level,
    until: `${level === reached ? year + 1 : year}-12-31`,
    next,
    missing: next ? next.fromPoints - thisYear : 0,
  }
}

/** A level as the contract shows it. */
export const levelIn = (language: Language, { level, fromPoints, name }: (typeof levels)[number]) => ({
  level,
  fromPoints,
  name: name[language],
})

export const levelList = (language: Language) => levels.map((level) => levelIn(language, level))
