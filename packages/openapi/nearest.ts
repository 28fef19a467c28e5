// Finds a similar name, to suggest corrections of misspelled names.
import leven from 'leven'

/** @returns the most similar of the known names, if it differs in only a few letters */
export function nearestName(name: string, names: Iterable<string>): string | undefined {
  const [nearest] = [...names]
    .map((candidate) => ({ candidate, steps: leven(candidate.toLowerCase(), name.toLowerCase()) }))
    .filter(({ steps }) => steps <= Math.max(1, name.length / 4))
    .toSorted((a, b) => a.steps - b.steps)
  return nearest?.candidate
}
