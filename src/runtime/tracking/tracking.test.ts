// Tests the reports about visiting and leaving pages, with a real router and a member who has consented.
import { valueAt } from '#shared/unknown.ts'
import { createMemoryHistory, createRootRoute, createRoute, createRouter } from '@tanstack/react-router'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import messages from '#generated/messages/en-US.json' with { type: 'json' }
import { consentOf } from '#src/domain/consent/consent.ts'
import { provideCallContext } from '#src/client/context.ts'
import { createAppContext } from '../app/context.ts'
import { requestCookies } from '../storage/cookieStore.ts'
import { recordNavigations } from './earlyNavigations.ts'
import { startTracking } from './tracking.ts'

const origin = 'http://hub.internal'
type Sent = { eventType: string; content: { urlPath: string; time: string } }

function readEvent(body: unknown): Sent {
  return {
    eventType: String(valueAt(body, 'eventType')),
    content: {
      urlPath: String(valueAt(body, 'content', 'urlPath')),
      time: String(valueAt(body, 'content', 'time')),
    },
  }
}

beforeEach(() => {
  vi.stubGlobal('document', { referrer: '', addEventListener: () => {} })
  vi.stubGlobal('addEventListener', () => {})
  vi.stubGlobal('self', { origin })
  vi.stubGlobal('window', { scrollTo: () => {} })
  vi.stubGlobal('screen', { width: 390, height: 844 })
  vi.stubGlobal('navigator', { onLine: true, userAgent: '' })
})
afterEach(() => vi.unstubAllGlobals())

/** Creates the app of a member who is on `/`; calling `open` navigates to `/coins`. */
async function browser() {
  const headers = { Cookie: 'hub_token=t' }
  const cookies = requestCookies(new Request(origin, { headers }))
  const app = createAppContext({ cookies, locale: 'EN', messages, origin })
  const events: Sent[] = []
  provideCallContext(() => ({
    fetch: async (request) => {
      if (request.url.endsWith('/event/report')) events.push(readEvent(await request.json()))
      const data = { items: [{ purpose: 'tracking', granted: true }] }
      return Response.json({ code: 200, message: 'OK', data })
    },
    token: app.token,
    language: app.language,
    openKeys: new Map(),
  }))
  const opening = Promise.withResolvers<void>()
  const root = createRootRoute({ staticData: { screen: 'layout' } })
  const at = (path: string, loader?: () => Promise<void>) =>
    createRoute({ getParentRoute: () => root, path, loader, staticData: { screen: 'layout' } })
  const routeTree = root.addChildren([at('/'), at('/coins', () => opening.promise), at('/games')])
  const history = createMemoryHistory({ initialEntries: ['/'] })
  const router = createRouter({ routeTree, history, origin })
  await router.load()
  const steps = () => events.map(({ eventType, content }) => `${eventType} ${content.urlPath}`)
  const go = (to: string) => router.navigate({ href: to })
  return { app, router, sent: events, steps, go, open: opening.resolve }
}

test('recordNavigations records a visit when a navigation starts, before its route resolves', async () => {
  const { app, router, go, open } = await browser()
  const take = recordNavigations(router, app.token)
  const going = go('/coins')
  await expect.poll(() => router.state.isLoading).toBe(true)
  const early = take()
  expect(early.map(({ kind, href }) => `${kind} ${href}`)).toEqual(['begin /', 'show /', 'begin /coins'])
  open()
  await going
  expect(early).toHaveLength(3)
})

test('tracking reports a visit when a navigation starts, and reports leaving the previous page after the route has resolved', async () => {
  const { app, router, steps, go, open } = await browser()
  startTracking(app, router, { consent: consentOf(app), takeEarly: recordNavigations(router, app.token) })
  const going = go('/coins')
  await expect.poll(steps).toEqual(['visit /', 'visit /coins'])
  open()
  await going
  await expect.poll(steps).toEqual(['visit /', 'visit /coins', 'leave /'])
})

test('visits that happen before tracking starts are reported afterwards with their original times', async () => {
  const { app, router, sent: events, steps, go, open } = await browser()
  const take = recordNavigations(router, app.token)
  open()
  await go('/coins')
  await go('/games')
  const left = Date.now()
  await expect.poll(() => Date.now()).toBeGreaterThan(left)
  startTracking(app, router, { consent: consentOf(app), takeEarly: take })
  await expect.poll(steps).toEqual(['visit /', 'visit /coins', 'leave /', 'visit /games', 'leave /coins'])
  const times = events.map(({ content }) => Date.parse(content.time))
  expect(times[0]).toBe(Math.trunc(performance.timeOrigin))
  expect(times.slice(1).every((time) => time <= left)).toBe(true)
})

test('visits in a session that has ended before tracking starts are not reported', async () => {
  const { app, router, steps, go, open } = await browser()
  const take = recordNavigations(router, app.token)
  open()
  await go('/coins')
  app.cookies.set('token', 'another')
  await go('/games')
  startTracking(app, router, { consent: consentOf(app), takeEarly: take })
  await expect.poll(steps).toEqual(['visit /games', 'leave /coins'])
})
