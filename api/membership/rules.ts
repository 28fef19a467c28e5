// Levels: points decide them and are never spent.
import { levels } from '../catalog/levels.ts'
import { type Language } from '../language.ts'

/** The level that so many points reach, and the one above it with the points still missing; `null` at the top. */
export function levelFor(points: number) {
  const reached = levels.filter(({ fromPoints }) => fromPoints <= points)
  const level = reached.at(-1)
  if (!level) throw new Error('The catalogue has no level for 0 points.')
  const next = levels[reached.length] ?? null
  return { level, next, missing: next ? next.fromPoints - points : 0 }
}

/** A level as the contract shows it. */
export const levelIn = (language: Language, { level, fromPoints, name }: (typeof levels)[number]) => ({
  level,
  fromPoints,
  name: name[language],
})

export const levelList = (language: Language) => levels.map((level) => levelIn(language, level))
