// How the router reads and writes a query. Its own functions read `1e5` as a number and write 100000: they change identifiers of
// campaigns and codes of providers. These read every value as text, and write a query that they have read byte for byte.
import { nameOf, pairsOf, queryOf, queryWithout } from '#shared/query.ts'

/** Holds the query as it was written. A symbol, because spreads copy it and lists of fields do not show it. */
const written = Symbol('written')

type Value = string | number | boolean | undefined
type Search = Readonly<Record<string, Value>> & { readonly [written]?: string }

/** The first value of each name. The other values of a repeated name stay in the written query. */
export function parseSearch(query: string): Record<string, string> {
  const first = new Map<string, string>()
  new URLSearchParams(query).forEach((value, name) => first.has(name) || first.set(name, value))
  const fields = Object.fromEntries(first)
  return query ? Object.assign(fields, { [written]: query }) : fields
}

/**
 * The server's router is given a request's query as `URLSearchParams` writes it: this reads the query as it was sent.
 * @param rawQuery of the request
 */
export function parseSearchOf(rawQuery: string): typeof parseSearch {
  const rewritten = String(new URLSearchParams(rawQuery))
  return (query) => parseSearch(query.replace(/^\?/, '') === rewritten ? rawQuery : query)
}

/**
 * Writes the pairs that the search has kept as they were written, then the fields that differ from them. A field that a page
 * does not accept (`undefined`) stays as it was written; one that is no longer in the search is removed.
 */
export function stringifySearch(search: Search): string {
  const query = search[written] ?? ''
  const before = parseSearch(query)
  const isKept = (name: string) =>
    Object.hasOwn(before, name) && (search[name] === undefined || String(search[name]) === before[name])
  const pairs = query
    ? pairsOf(query).filter((pair) => {
        const name = nameOf(pair)
        return name === undefined || (Object.hasOwn(search, name) && isKept(name))
      })
    : []
  const changed = Object.entries(search)
    .filter(([name, value]) => value !== undefined && !isKept(name))
    .map(([name, value]) => String(new URLSearchParams([[name, String(value)]])))
  return queryOf([...pairs, ...changed])
}

/** The search of a visit without some fields, for a redirect that keeps the rest of the query. */
export const searchWithout = ({ searchStr }: { searchStr: string }, ...fields: readonly string[]) =>
  parseSearch(queryWithout(searchStr, fields))
