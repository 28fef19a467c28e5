import { expect, test } from 'vitest'
import { safeStorage } from './localStore.ts'

/** What of a Storage is used, over a map. */
function storageOver(kept: Map<string, string>, isFull = false): Storage {
  return {
    length: 0,
    clear: () => kept.clear(),
    key: () => null,
    getItem: (key) => kept.get(key) ?? null,
    setItem: (key, value) => {
      if (isFull) throw new DOMException('Full.', 'QuotaExceededError')
      kept.set(key, value)
    },
    removeItem: (key) => void kept.delete(key),
  }
}

test('what is kept is there for the next page', () => {
  const kept = new Map<string, string>()
  safeStorage(() => storageOver(kept)).set('uuid', 'a')
  const store = safeStorage(() => storageOver(kept))
  expect(store.get('uuid')).toBe('a')
  store.set('uuid', null)
  expect(store.get('uuid')).toBeNull()
  expect(kept.size).toBe(0)
})

test('where storage is blocked, it is kept as long as the page', () => {
  const store = safeStorage(() => {
    throw new DOMException('The operation is insecure.', 'SecurityError')
  })
  expect(store.get('uuid')).toBeNull()
  store.set('uuid', 'a')
  expect(store.get('uuid')).toBe('a')
  store.set('uuid', null)
  expect(store.get('uuid')).toBeNull()
})

test('where storage is full, the newer value counts', () => {
  const store = safeStorage(() => storageOver(new Map([['locale', 'EN']]), true))
  store.set('locale', 'TH')
  expect(store.get('locale')).toBe('TH')
})
