// Determines whether the words of a query occur close together in a text.

/** Words between the terms of a query, in addition to 2 per term. */
const distance = 8

/** Returns true if a passage of the text contains a term of each group. */
export function areNear(words: readonly string[], groups: readonly ReadonlySet<string>[]): boolean {
  const widest = distance + 2 * groups.length
  const last = groups.map(() => -Infinity)
  return words.some((word, at) => {
    for (const [group, terms] of groups.entries()) if (terms.has(word)) last[group] = at
    return at - Math.min(...last) <= widest
  })
}
