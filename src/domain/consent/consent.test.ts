import { valueAt } from '#shared/unknown.ts'
import { focusManager } from '@tanstack/react-query'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { setConsents } from '#generated/calls/profile.ts'
import { provideCallContext } from '#src/client/context.ts'
import { createQueryClient } from '#src/client/queries.ts'
import { consentOf } from './consent.ts'

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'] })
})
afterEach(() => {
  vi.unstubAllGlobals()
  vi.useRealTimers()
  focusManager.setFocused(undefined)
})

type Start = { token: string | null; granted?: boolean | null; countsVisitors?: boolean | null }

/**
 * Stubs a browser and a server. The server returns the consent of the member and the policy of the country; if a value
 * is `null`, the call that requests it fails.
 */
function browser({ token, granted, countsVisitors = false }: Start) {
  const server = { granted, countsVisitors, asked: 0 }
  const session = { token }
  const failed = vi.fn<(error: Error) => void>()
  const queryClient = createQueryClient(failed)
  provideCallContext(() => ({
    fetch: async (request) => {
      if (request.url.endsWith('/getIpIsoCode')) {
        if (server.countsVisitors === null) return new Response(null, { status: 500 })
        const data = { isoCode: 'US', countsVisitors: server.countsVisitors }
        return Response.json({ code: 200, message: 'OK', data })
      }
      server.asked += 1
      if (request.method === 'POST') server.granted = valueAt(await request.json(), 'tracking') === true
      if (server.granted === null) return new Response(null, { status: 500 })
      const items = [
        { purpose: 'marketingMail', granted: true },
        { purpose: 'tracking', granted: server.granted },
      ]
      return Response.json({ code: 200, message: 'OK', data: { items } })
    },
    token: () => session.token,
    language: () => 'en',
    openKeys: new Map(),
  }))
  const consent = consentOf({ queryClient, token: () => session.token })
  const listener = vi.fn<() => void>()
  consent.follow(listener)
  const say = (tracking: boolean) =>
    queryClient.getMutationCache().build(queryClient, setConsents.mutation).execute({ tracking })
  return { ...consent, server, session, failed, queryClient, say, listener }
}

test.each([true, false])(
  'isGiven for a visitor becomes %s when the loaded policy of the country has this value as countsVisitors',
  async (counted) => {
    const { isGiven, server, listener } = browser({ token: null, countsVisitors: counted })
    expect(isGiven()).toBeUndefined()
    await expect.poll(() => isGiven()).toBe(counted)
    expect(listener).toHaveBeenCalled()
    expect(server.asked).toBe(0)
  },
)

test.each([{ globalPrivacyControl: true }, { doNotTrack: '1' }])(
  'isGiven is false for a visitor whose browser asks not to be tracked: %j',
  async (signal) => {
    vi.stubGlobal('navigator', signal)
    const { isGiven, queryClient } = browser({ token: null, countsVisitors: true })
    await expect.poll(() => queryClient.isFetching()).toBe(0)
    expect(isGiven()).toBe(false)
  },
)

test('isGiven is undefined for a visitor if the country cannot be loaded, and no error is shown', async () => {
  const { isGiven, queryClient, failed } = browser({ token: null, countsVisitors: null })
  await expect.poll(() => queryClient.isFetching()).toBe(0)
  expect(isGiven()).toBeUndefined()
  expect(failed).not.toHaveBeenCalled()
})

test('isGiven is false for a member without consent in a country that counts visitors', async () => {
  const { isGiven } = browser({ token: 'a', granted: false, countsVisitors: true })
  await expect.poll(() => isGiven()).toBe(false)
})

test.each([true, false])(
  'isGiven for a member is undefined until the response has arrived, and then %s',
  async (granted) => {
    const { isGiven, server } = browser({ token: 'a', granted })
    expect(isGiven()).toBeUndefined()
    await expect.poll(() => isGiven()).toBe(granted)
    expect(server.asked).toBe(1)
  },
)

test('isGiven stays undefined if the consent cannot be loaded, and no error is shown', async () => {
  const { isGiven, server, failed, queryClient } = browser({ token: 'a', granted: null })
  await expect.poll(() => queryClient.isFetching()).toBe(0)
  expect([server.asked, isGiven()]).toEqual([1, undefined])
  expect(failed).not.toHaveBeenCalled()
})

test('withdrawing consent takes effect on the click, before the server responds', async () => {
  const { isGiven, say } = browser({ token: 'a', granted: true })
  await expect.poll(() => isGiven()).toBe(true)
  const heard = new Set<boolean | undefined>()
  const saying = say(false)
  const listening = setInterval(() => heard.add(isGiven()))
  heard.add(isGiven())
  await saying
  await expect.poll(() => isGiven()).toBe(false)
  clearInterval(listening)
  expect([...heard].filter((consent) => consent !== false)).toEqual([undefined])
  await say(true)
  await expect.poll(() => isGiven()).toBe(true)
})

test('a consent withdrawn on another device is refetched when the window regains focus', async () => {
  const { isGiven, server, queryClient } = browser({ token: 'a', granted: true })
  queryClient.mount()
  await expect.poll(() => isGiven()).toBe(true)
  server.granted = false
  focusManager.setFocused(false)
  vi.setSystemTime(Date.now() + 60_000)
  focusManager.setFocused(true)
  await expect.poll(() => isGiven()).toBe(false)
  queryClient.unmount()
})

test('isGiven follows the country’s policy after a sign-out, then the consent of the next member who signs in', async () => {
  const { isGiven, syncMember, server, session, queryClient } = browser({ token: 'a', granted: true })
  await expect.poll(() => isGiven()).toBe(true)
  expect(syncMember()).toBe(false)
  session.token = null
  queryClient.clear()
  expect(isGiven()).toBeUndefined()
  expect(syncMember()).toBe(true)
  await expect.poll(() => isGiven()).toBe(false)
  session.token = 'b'
  server.granted = false
  expect(isGiven()).toBeUndefined()
  expect(syncMember()).toBe(true)
  expect(isGiven()).toBeUndefined()
  await expect.poll(() => isGiven()).toBe(false)
  expect(server.asked).toBe(2)
})
