// Edits the query of a URL pair by pair. `URLSearchParams` serializes a query differently (`%20` as `+`, `a` as
// `a=`). Code that forwards a query uses these functions, which leave all other bytes unchanged.

/** @param query query with or without its `?` */
export const pairsOf = (query: string): string[] => query.replace(/^\?/, '').split('&')

/** Returns the decoded name of a pair `name=value`; `undefined` for an empty pair. */
export function nameOf(pair: string): string | undefined {
  // Add a `?`, which `URLSearchParams` removes; otherwise it would remove a `?` that belongs to the name.
  const [name] = new URLSearchParams(`?${pair}`).keys()
  return name
}

/** @returns the query with its `?`, or an empty string if no pair is left */
export const queryOf = (pairs: readonly string[]): string => (pairs.length ? `?${pairs.join('&')}` : '')

/** Returns the query without the pairs that have one of these names. */
export const queryWithout = (query: string, names: readonly string[]): string =>
  query && queryOf(pairsOf(query).filter((pair) => !names.includes(nameOf(pair) ?? '\0')))
