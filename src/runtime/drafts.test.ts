import { afterEach, expect, test, vi } from 'vitest'
import { readDraft, writeDraft } from './drafts.ts'

afterEach(() => vi.unstubAllGlobals())

function storage() {
  const kept = new Map<string, string>()
  return {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  }
}

test('a draft keeps what was typed, never a secret', () => {
  vi.stubGlobal('sessionStorage', storage())
  const typed = { firstName: 'Mali', countryCode: 'TH', agree: true }
  writeDraft('form', { ...typed, newPassword: 'x', password: 'x', code: '1', token: 'x' }, ['agree'])
  expect(readDraft('form')).toEqual({ firstName: 'Mali', countryCode: 'TH' })
  writeDraft('form', null, [])
  expect(readDraft('form')).toBeNull()
})

test('without storage there is no draft, and no harm', () => {
  writeDraft('form', { firstName: 'Mali' }, [])
  expect(readDraft('form')).toBeNull()
})
