// Suggests the intended name for a misspelled one, by edit distance.
import leven from 'leven'

/** Returns the nearest name; `undefined` if no name is near enough. */
export function nearest(name: string, names: Iterable<string>): string | undefined {
  const most = Math.ceil(name.length / 4)
  const [best] = [...new Set(names)]
    .map((candidate) => ({ candidate, distance: leven(name.toLowerCase(), candidate.toLowerCase()) }))
    .filter(({ distance }) => distance <= most)
    .toSorted((a, b) => a.distance - b.distance)
  return best?.candidate
}

/** Formats the suggestion “did you mean”; empty without a near name. */
export const didYouMean = (name: string, names: Iterable<string>) => {
  const near = nearest(name, names)
  return near ? `: did you mean ${near}?` : ''
}
