// Levels: points decide them and are never spent.
import { catalog } from '../catalog/catalog.ts'
import { type Language } from '../language.ts'

/** The level that so many points reach, and the one above it with the points still missing; `null` at the top. */
export function levelFor(points: number) {
  const reached = catalog.levels.filter(({ fromPoints }) => fromPoints <= points)
  const level = reached.at(-1)
  if (!level) throw new Error('The catalogue has no level for 0 points.')
  const next = catalog.levels[reached.length] ?? null
  return { level, next, missing: next ? next.fromPoints - points : 0 }
}

/** A level as the contract shows it. */
export const levelIn = (
  language: Language,
  { level, fromPoints, name }: (typeof catalog.levels)[number],
) => ({
  level,
  fromPoints,
  name: name[language],
})

export const levelList = (language: Language) => catalog.levels.map((level) => levelIn(language, level))
