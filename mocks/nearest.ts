// Suggests the intended name for a misspelled one. Similarity is the number of changed letters (edit distance).
import leven from 'leven'

/** Returns the most similar name; `undefined` if no name is similar enough. */
export function nearest(name: string, names: Iterable<string>): string | undefined {
  const most = Math.ceil(name.length / 4)
  const [best] = [...new Set(names)]
    .map((candidate) => ({ candidate, distance: leven(name.toLowerCase(), candidate.toLowerCase()) }))
    .filter(({ distance }) => distance <= most)
    .toSorted((a, b) => a.distance - b.distance)
  return best?.candidate
}

/** Returns the text “did you mean …?” with the most similar name, or an empty string if no name is similar enough. */
export const didYouMean = (name: string, names: Iterable<string>) => {
  const near = nearest(name, names)
  return near ? `: did you mean ${near}?` : ''
}
