// Tests which data of the member is deleted from the device when the session ends.
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import messages from '#generated/messages/en-US.json' with { type: 'json' }
import { createAppContext } from '../runtime/app/context.ts'
import { storeCheckIn, storedCheckInsOf } from './checkInQueue/storedCheckIns.ts'
import { addSessionCleanups } from './sessionCleanups.ts'
import { storeSecret, readSecret } from './submissions/visitorSecrets.ts'

beforeEach(() => {
  const values = new Map<string, string>()
  vi.stubGlobal('localStorage', {
    getItem: (name: string) => values.get(name) ?? null,
    setItem: (name: string, value: string) => values.set(name, value),
    removeItem: (name: string) => values.delete(name),
  })
  storeSecret('flange-fit', { claimCode: 'A-CODE' })
  storeCheckIn({
    member: 'mali',
    game: 'normalCheckIn',
    date: '2026-11-20',
    pressedAt: '2026-11-20T10:00:00.000Z',
  })
})
afterEach(() => vi.unstubAllGlobals())

test.each([
  ['a session that ends removes queued check-ins and visitor secrets', 'a-token', undefined],
  ['a visitor who is asked to sign in keeps visitor secrets', null, 'A-CODE'],
])('%s', (_name, token, claimCode) => {
  const app = createAppContext({
    cookies: { get: () => token, set: () => {} },
    locale: 'EN',
    messages,
    origin: 'https://hub.example.com',
  })
  addSessionCleanups(app)
  app.endSession()
  expect(readSecret('flange-fit').claimCode).toBe(claimCode)
  expect(storedCheckInsOf('mali')).toEqual([])
})
