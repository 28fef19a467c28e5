import { expect, test } from 'vitest'
import { safeStorage } from './localStore.ts'

/** Fake Storage that is based on a map. */
function storageOver(entries: Map<string, string>, isFull = false): Storage {
  return {
    length: 0,
    clear: () => entries.clear(),
    key: () => null,
    getItem: (key) => entries.get(key) ?? null,
    setItem: (key, value) => {
      if (isFull) throw new DOMException('Full.', 'QuotaExceededError')
      entries.set(key, value)
    },
    removeItem: (key) => void entries.delete(key),
  }
}

test('safeStorage persists values for the next page load', () => {
  const entries = new Map<string, string>()
  safeStorage(() => storageOver(entries)).set('uuid', 'a')
  const store = safeStorage(() => storageOver(entries))
  expect(store.get('uuid')).toBe('a')
  store.set('uuid', null)
  expect(store.get('uuid')).toBeNull()
  expect(entries.size).toBe(0)
})

test('safeStorage falls back to memory if storage is blocked', () => {
  const store = safeStorage(() => {
    throw new DOMException('The operation is insecure.', 'SecurityError')
  })
  expect(store.get('uuid')).toBeNull()
  store.set('uuid', 'a')
  expect(store.get('uuid')).toBe('a')
  store.set('uuid', null)
  expect(store.get('uuid')).toBeNull()
})

test('safeStorage returns the new value from memory if storage is full', () => {
  const store = safeStorage(() => storageOver(new Map([['locale', 'EN']]), true))
  store.set('locale', 'TH')
  expect(store.get('locale')).toBe('TH')
})
