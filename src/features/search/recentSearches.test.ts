import { expect, test } from 'vitest'
import type { KeyValueStore } from '#src/runtime/storage/localStore.ts'
import { recentSearches } from './recentSearches.ts'

function memoryStore(content: string | null = null): KeyValueStore {
  let stored = content
  return { get: () => stored, set: (_key, value) => (stored = value) }
}

test('recentSearches lists the newest search first and each search once, ignoring case', () => {
  const searches = recentSearches('lin', memoryStore())
  for (const query of ['socks', 'light', 'Socks']) searches.add(query)
  expect(searches.read()).toEqual(['Socks', 'light'])
})

test('recentSearches stores at most six searches', () => {
  const searches = recentSearches('lin', memoryStore())
  for (const query of ['a', 'b', 'c', 'd', 'e', 'f', 'g']) searches.add(query)
  expect(searches.read()).toEqual(['g', 'f', 'e', 'd', 'c', 'b'])
})

test('recentSearches hides the searches of another member, and clear deletes them', () => {
  const store = memoryStore()
  recentSearches('lin', store).add('socks')
  expect(recentSearches('may', store).read()).toEqual([])
  recentSearches('lin', store).clear()
  expect(recentSearches('lin', store).read()).toEqual([])
})

test.each(['not json', '[]', '{"owner":"lin","queries":[1,"light"]}'])(
  'recentSearches ignores invalid stored content %j',
  (content) => {
    expect(recentSearches('lin', memoryStore(content)).read()).toEqual(
      content.includes('light') ? ['light'] : [],
    )
  },
)
