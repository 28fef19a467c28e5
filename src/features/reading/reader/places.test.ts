import { expect, test } from 'vitest'
import type { KeyValueStore } from '#src/runtime/storage/localStore.ts'
import { placesKey, placesOf } from './places.ts'

function storeOf(text: string | null = null): KeyValueStore {
  let storedText = text
  return { get: () => storedText, set: (_, value) => void (storedText = value) }
}

test('a reading position is stored per text', () => {
  const places = placesOf('mali', storeOf())
  places.set('2026-11/awake-at-three', { paragraph: 2, isRead: true })
  places.set('2026-11/other', { paragraph: 1, isRead: false })
  expect(places.get('2026-11/awake-at-three')).toEqual({ paragraph: 2, isRead: true })
  expect(places.get('2026-11/other')).toEqual({ paragraph: 1, isRead: false })
  expect(places.get('2026-10/new')).toEqual({ paragraph: 0, isRead: false })
})

test('reading positions of another member are ignored and overwritten', () => {
  const store = storeOf()
  placesOf('mali', store).set('a', { paragraph: 2, isRead: true })
  const other = placesOf('dewi', store)
  expect(other.get('a')).toEqual({ paragraph: 0, isRead: false })
  other.set('b', { paragraph: 1, isRead: false })
  expect(store.get(placesKey)).not.toContain('mali')
})

test.each(['', 'null', '[]', '{"owner":"mali","places":7}', '{"owner":"mali","places":{"a":"x"}}', '{'])(
  'a text opens at its start if the stored reading positions are invalid: %j',
  (text) => {
    expect(placesOf('mali', storeOf(text)).get('a')).toEqual({ paragraph: 0, isRead: false })
  },
)
