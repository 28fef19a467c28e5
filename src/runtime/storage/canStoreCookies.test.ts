import { expect, test } from 'vitest'
import { canStoreCookies } from './canStoreCookies.ts'

test('canStoreCookies returns true if a cookie can be read back, and deletes the cookie', () => {
  const jar = new Map<string, string>()
  const set = (name: string, value: string | null) => void (value ? jar.set(name, value) : jar.delete(name))
  expect(canStoreCookies({ get: (name) => jar.get(name) ?? null, set })).toBe(true)
  expect(jar.size).toBe(0)
})

test('canStoreCookies returns false if document.cookie ignores writes or throws', () => {
  expect(canStoreCookies({ get: () => null, set: () => {} })).toBe(false)
  const denied = () => {
    throw new DOMException('denied', 'SecurityError')
  }
  expect(canStoreCookies({ get: denied, set: denied })).toBe(false)
})
