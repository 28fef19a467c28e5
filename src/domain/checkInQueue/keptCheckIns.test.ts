import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import {
  forgetKept,
  forgetKeptOfOthers,
  isTooLate,
  keepCheckIn,
  keptOf,
  keptText,
  removeKept,
  subscribeToKept,
} from './keptCheckIns.ts'

const press = (member: string, date: string, minute = 0) =>
  keepCheckIn({ member, game: 'normalCheckIn', date, pressedAt: `${date}T10:0${minute}:00.000Z` })

beforeEach(() => {
  const values = new Map<string, string>()
  vi.stubGlobal('localStorage', {
    getItem: (name: string) => values.get(name) ?? null,
    setItem: (name: string, value: string) => values.set(name, value),
    removeItem: (name: string) => values.delete(name),
  })
  vi.stubGlobal('addEventListener', () => {})
  vi.stubGlobal('removeEventListener', () => {})
})
afterEach(() => vi.unstubAllGlobals())

test('keepCheckIn stores one check-in per game and date, each with its own idempotency key', () => {
  press('mali', '2026-11-20')
  press('mali', '2026-11-20', 5)
  press('mali', '2026-11-21')
  const [first, second] = keptOf('mali')
  expect(keptOf('mali')).toHaveLength(2)
  expect(first).toMatchObject({ date: '2026-11-20', pressedAt: '2026-11-20T10:00:00.000Z' })
  expect(first?.key).not.toBe(second?.key)
})

test('keptOf returns only check-ins of the member, and forgetKeptOfOthers deletes those of other members', () => {
  press('mali', '2026-11-20')
  expect(keptOf('noi')).toEqual([])
  forgetKeptOfOthers({ token: () => 'b', member: () => undefined })
  expect(keptOf('mali')).toHaveLength(1)
  forgetKeptOfOthers({ token: () => 'b', member: () => 'noi' })
  expect(keptText()).toBe('')
  press('mali', '2026-11-20')
  forgetKeptOfOthers({ token: () => null, member: () => undefined })
  expect(keptText()).toBe('')
})

test('listeners are called on changes until they unsubscribe', () => {
  const listener = vi.fn<() => void>()
  const stop = subscribeToKept(listener)
  press('mali', '2026-11-20')
  removeKept(keptOf('mali')[0]?.key ?? '')
  forgetKept()
  expect(listener).toHaveBeenCalledTimes(2)
  stop()
  press('mali', '2026-11-20')
  expect(listener).toHaveBeenCalledTimes(2)
})

test('isTooLate is true after 24 hours, and invalid storage content is ignored', () => {
  const pressed = (hours: number) => ({
    ...({ member: 'mali', game: 'normalCheckIn', date: '2026-11-20', key: 'k' } as const),
    pressedAt: new Date(Date.now() - hours * 3_600_000).toISOString(),
  })
  expect([23.9, 24.1].map((hours) => isTooLate(pressed(hours)))).toEqual([false, true])
  for (const text of ['{', '[1, {}]', '{"member":"mali"}']) {
    localStorage.setItem('keptCheckIns', text)
    expect(keptOf('mali')).toEqual([])
  }
})
