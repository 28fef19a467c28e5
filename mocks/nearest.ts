// Finds the name that was meant, by how many letters it differs in.

/** The nearest of the names, when it is near enough to be meant. */
export function nearest(name: string, names: Iterable<string>): string | undefined {
  const most = Math.ceil(name.length / 4)
  const [best] = [...new Set(names)]
    .map((other) => ({ other, far: distance(name.toLowerCase(), other.toLowerCase()) }))
    .filter(({ far }) => far <= most)
    .toSorted((one, other) => one.far - other.far)
  return best?.other
}

/** “Did you mean”, where something is near. */
export const didYouMean = (name: string, names: Iterable<string>) => {
  const near = nearest(name, names)
  return near ? `: did you mean ${near}?` : ''
}

/** Letters to put in, to leave out or to change until one name is the other (Levenshtein). */
function distance(one: string, other: string): number {
  let row = Array.from({ length: other.length + 1 }, (_, at) => at)
  for (let at = 1; at <= one.length; at += 1) {
    const next = [at]
    for (let to = 1; to <= other.length; to += 1)
      next.push(
        Math.min(
          (row[to] ?? 0) + 1,
          (next[to - 1] ?? 0) + 1,
          (row[to - 1] ?? 0) + (one[at - 1] === other[to - 1] ? 0 : 1),
        ),
      )
    row = next
  }
  return row[other.length] ?? 0
}
