// Edits the query of a URL pair by pair. `URLSearchParams` writes a query back in another form (`%20` as `+`, `a` as `a=`), so code
// that passes a query on removes or appends pairs with these functions and leaves every other byte as it was written.

/** @param query with or without its `?` */
export const pairsOf = (query: string): string[] => query.replace(/^\?/, '').split('&')

/** The decoded name of a pair `name=value`; `undefined` for an empty pair. */
export function nameOf(pair: string): string | undefined {
  // With a `?`, because `URLSearchParams` would remove one that belongs to the name.
  const [name] = new URLSearchParams(`?${pair}`).keys()
  return name
}

/** @returns with a `?`, or empty if no pair is left */
export const queryOf = (pairs: readonly string[]): string => (pairs.length ? `?${pairs.join('&')}` : '')

/** The query without the pairs of these names. */
export const queryWithout = (query: string, names: readonly string[]): string =>
  query && queryOf(pairsOf(query).filter((pair) => !names.includes(nameOf(pair) ?? '\0')))
