// Finds the name that was meant, by how many letters it differs in.
import leven from 'leven'

/** The nearest of the names, when it is near enough to be meant. */
export function nearest(name: string, names: Iterable<string>): string | undefined {
  const most = Math.ceil(name.length / 4)
  const [best] = [...new Set(names)]
    .map((candidate) => ({ candidate, distance: leven(name.toLowerCase(), candidate.toLowerCase()) }))
    .filter(({ distance }) => distance <= most)
    .toSorted((a, b) => a.distance - b.distance)
  return best?.candidate
}

/** “Did you mean”, where something is near. */
export const didYouMean = (name: string, names: Iterable<string>) => {
  const near = nearest(name, names)
  return near ? `: did you mean ${near}?` : ''
}
