// Stores recent searches on this device, for one member. Another member who signs in cannot read them, and overwrites
// them with the first search.
import { listOf, objectOf } from '#shared/unknown.ts'
import { localStore, type KeyValueStore } from '#src/runtime/storage/localStore.ts'

const key = 'recentSearches'
const most = 6

/** @param owner id of the member who searches */
export function recentSearches(owner: string, store: KeyValueStore = localStore) {
  const read = (): string[] => {
    const stored = objectOf(parsed(store.get(key)))
    const queries = stored.owner === owner ? listOf(stored.queries) : []
    return queries.filter((query) => typeof query === 'string').slice(0, most)
  }
  return {
    read,
    /** Adds a query at the start of the list, or moves it there. */
    add(query: string) {
      const queries = [query, ...read().filter((each) => each.toLowerCase() !== query.toLowerCase())]
      store.set(key, JSON.stringify({ owner, queries: queries.slice(0, most) }))
    },
    clear: () => store.set(key, null),
  }
}

/** Parses the stored text; ignores invalid content. */
function parsed(text: string | null): unknown {
  try {
    return JSON.parse(text ?? 'null')
  } catch {
    return null
  }
}
