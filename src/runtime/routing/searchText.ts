// Parses and serializes query strings for the router. The router's own functions parse `1e5` as a number and write
// 100000, which corrupts campaign ids and provider codes. The functions of this module read values as strings, and
// write an unchanged query byte for byte.
import { nameOf, pairsOf, queryOf, queryWithout } from '#shared/query.ts'

/**
 * Key of the original query string in a search object. It is a symbol, because object spreads copy symbols and lists
 * of fields omit them.
 */
const written = Symbol('written')

type Value = string | number | boolean | undefined
type Search = Readonly<Record<string, Value>> & { readonly [written]?: string }

/** Returns the first value of each parameter. Further values of a repeated parameter remain in the original query. */
export function parseSearch(query: string): Record<string, string> {
  const first = new Map<string, string>()
  new URLSearchParams(query).forEach((value, name) => first.has(name) || first.set(name, value))
  const fields = Object.fromEntries(first)
  return query ? Object.assign(fields, { [written]: query }) : fields
}

/**
 * Parses the raw query of a request. The query that the router receives on the server is not the original, because
 * `URLSearchParams` has re-serialized it.
 * @param rawQuery query string of the request, before any parsing
 */
export function parseSearchOf(rawQuery: string): typeof parseSearch {
  const rewritten = String(new URLSearchParams(rawQuery))
  return (query) => parseSearch(query.replace(/^\?/, '') === rewritten ? rawQuery : query)
}

/**
 * Writes unchanged parameters as in the original query, then changed parameters. A field that the page does not declare
 * (`undefined`) is preserved; a field that was removed from the search object is dropped.
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

/** Returns a copy of a search object without some fields, for a redirect that keeps the rest of the query. */
export const searchWithout = ({ searchStr }: { searchStr: string }, ...fields: readonly string[]) =>
  parseSearch(queryWithout(searchStr, fields))
