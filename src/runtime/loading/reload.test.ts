import { afterEach, expect, test, vi } from 'vitest'
import { mayReload } from './reload.ts'

afterEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

function storing() {
  const kept = new Map<string, string>()
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
  })
}

const denied = () => {
  throw new DOMException('The operation is insecure.', 'SecurityError')
}

test('a path is reloaded at most once per 10 seconds (section 2)', () => {
  storing()
  const start = Date.now()
  const asked = [0, 1, 9_999, 10_000, 10_001].map((later) => mayReload('/coins', start + later))
  expect(asked).toEqual([true, false, false, true, false])
})

test('another path has a reload of its own', () => {
  storing()
  const now = Date.now()
  expect([mayReload('/coins', now), mayReload('/gifts', now)]).toEqual([true, true])
})

test.each([
  ['came by a link', 'navigate', 500, true],
  ['was reloaded a moment ago', 'reload', 500, false],
  ['was reloaded a while ago', 'reload', 10_001, true],
])('with blocked storage a document that %s is judged by itself', (_name, type, age, may) => {
  vi.stubGlobal('sessionStorage', { getItem: denied, setItem: denied })
  const entries: unknown[] = [{ type }]
  vi.stubGlobal('performance', { getEntriesByType: () => entries, now: () => age })
  expect(mayReload('/coins')).toBe(may)
})
