import { expect, test } from 'vitest'
import { canKeepCookies } from './canKeepCookies.ts'

test('canKeepCookies is true if a cookie can be read back, and deletes the cookie', () => {
  const jar = new Map<string, string>()
  const set = (name: string, value: string | null) => void (value ? jar.set(name, value) : jar.delete(name))
  expect(canKeepCookies({ get: (name) => jar.get(name) ?? null, set })).toBe(true)
  expect(jar.size).toBe(0)
})

test('canKeepCookies is false if document.cookie ignores writes or throws', () => {
  expect(canKeepCookies({ get: () => null, set: () => {} })).toBe(false)
  const denied = () => {
    throw new DOMException('denied', 'SecurityError')
  }
  expect(canKeepCookies({ get: denied, set: denied })).toBe(false)
})
