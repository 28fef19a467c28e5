import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import {
  deleteCheckIns,
  deleteCheckInsOfOthers,
  isExpired,
  storeCheckIn,
  storedCheckInsOf,
  storedText,
  removeCheckIn,
  subscribeToCheckIns,
} from './storedCheckIns.ts'

const press = (member: string, date: string, minute = 0) =>
  storeCheckIn({ member, game: 'normalCheckIn', date, pressedAt: `${date}T10:0${minute}:00.000Z` })

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

test('storeCheckIn stores one check-in per game and date, each with a separate idempotency key', () => {
  press('mali', '2026-11-20')
  press('mali', '2026-11-20', 5)
  press('mali', '2026-11-21')
  const [first, second] = storedCheckInsOf('mali')
  expect(storedCheckInsOf('mali')).toHaveLength(2)
  expect(first).toMatchObject({ date: '2026-11-20', pressedAt: '2026-11-20T10:00:00.000Z' })
  expect(first?.key).not.toBe(second?.key)
})

test('storedCheckInsOf returns only check-ins of the member, and deleteCheckInsOfOthers deletes those of other members', () => {
  press('mali', '2026-11-20')
  expect(storedCheckInsOf('noi')).toEqual([])
  deleteCheckInsOfOthers({ token: () => 'b', member: () => undefined })
  expect(storedCheckInsOf('mali')).toHaveLength(1)
  deleteCheckInsOfOthers({ token: () => 'b', member: () => 'noi' })
  expect(storedText()).toBe('')
  press('mali', '2026-11-20')
  deleteCheckInsOfOthers({ token: () => null, member: () => undefined })
  expect(storedText()).toBe('')
})

test('listeners are called when stored check-ins change, until they unsubscribe', () => {
  const listener = vi.fn<() => void>()
  const stop = subscribeToCheckIns(listener)
  press('mali', '2026-11-20')
  removeCheckIn(storedCheckInsOf('mali')[0]?.key ?? '')
  deleteCheckIns()
  expect(listener).toHaveBeenCalledTimes(2)
  stop()
  press('mali', '2026-11-20')
  expect(listener).toHaveBeenCalledTimes(2)
})

test('a stored check-in expires after 24 hours, and invalid storage content is ignored', () => {
  const pressed = (hours: number) => ({
    ...({ member: 'mali', game: 'normalCheckIn', date: '2026-11-20', key: 'k' } as const),
    pressedAt: new Date(Date.now() - hours * 3_600_000).toISOString(),
  })
  expect([23.9, 24.1].map((hours) => isExpired(pressed(hours)))).toEqual([false, true])
  for (const text of ['{', '[1, {}]', '{"member":"mali"}']) {
    localStorage.setItem('keptCheckIns', text)
    expect(storedCheckInsOf('mali')).toEqual([])
  }
})
