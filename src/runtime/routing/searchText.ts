// Parses and serializes query strings for the router. The router's functions parse `1e5` as a number and write
// 100000, which corrupts campaign ids and codes of providers. These read values as strings, and write an unchanged
// query byte for byte.
import { nameOf, pairsOf, queryOf, queryWithout } from '#shared/query.ts'

/** Key of the original query string. A symbol, because spreads copy it and lists of fields omit it. */
const written = Symbol('written')

type Value = string | number | boolean | undefined
type Search = Readonly<Record<string, Value>> & { readonly [written]?: string }

/** Returns the first value of each name. Other values of a repeated name stay in the original query. */
export function parseSearch(query: string): Record<string, string> {
  const first = new Map<string, string>()
  new URLSearchParams(query).forEach((value, name) => first.has(name) || first.set(name, value))
  const fields = Object.fromEntries(first)
  return query ? Object.assign(fields, { [written]: query }) : fields
}

/**
 * The router on the server receives the query as `URLSearchParams` re-serializes it: this function parses the raw
 * query instead.
 * @param rawQuery query of the request
 */
export function parseSearchOf(rawQuery: string): typeof parseSearch {
  const rewritten = String(new URLSearchParams(rawQuery))
  return (query) => parseSearch(query.replace(/^\?/, '') === rewritten ? rawQuery : query)
}

/**
 * Writes unchanged pairs as they were, then the changed fields. A field that the page does not accept (`undefined`)
 * is preserved; a field that was removed from the search is dropped.
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

/** Returns the search of a visit without some fields, for a redirect that keeps the rest of the query. */
export const searchWithout = ({ searchStr }: { searchStr: string }, ...fields: readonly string[]) =>
  parseSearch(queryWithout(searchStr, fields))
