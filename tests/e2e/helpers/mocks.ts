// The mocks for journeys: a page's calls answered without a server behind them, and the web app alone as `npm run dev:mock`
// serves it.
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import type { BrowserContext, Page } from '@playwright/test'
import { createMocks } from '#mocks/mocks.ts'
import { readWishes, wishesHeader } from '#mocks/wishes.ts'
import { freePort } from '#scripts/freePort.ts'
import { expect } from './hub.ts'

/**
 * Answers the calls of a page, or of a whole browser, by the mocks.
 * @param wishes as in an address: `checkIn=429&scenario=level4`
 * @returns wishes for something else from then on
 */
export async function answerByMocks(target: Page | BrowserContext, wishes = '') {
  const mocks = createMocks()
  let wished = wishes
  await target.route(/\/(?:api|uploads)\//, async (route) => {
    if (readWishes(wished).isOffline) return await route.abort('internetdisconnected')
    const request = route.request()
    const body = request.postDataBuffer()
    // In the place of what the page wishes for itself.
    const headers = new Headers(request.headers())
    headers.set(wishesHeader, wished)
    const response = await mocks(
      new Request(request.url(), {
        method: request.method(),
        headers,
        body: body && new Uint8Array(body),
      }),
    )
    await route.fulfill({
      status: response.status,
      headers: Object.fromEntries(response.headers),
      body: await response.text(),
    })
  })
  return (other: string) => {
    wished = other
  }
}

/** The web app alone on a port of its own. */
export async function startMockedApp() {
  const port = await freePort()
  const app = spawn('node_modules/.bin/vite', ['--mode', 'mock', '--port', String(port), '--strictPort'], {
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  const origin = `http://localhost:${port}`
  const answers = () =>
    fetch(`${origin}/health`, { signal: AbortSignal.timeout(5000) }).then(
      ({ ok }) => ok,
      () => false,
    )
  await expect.poll(answers, { timeout: 50_000, intervals: [100] }).toBe(true)
  return {
    origin,
    stop: async () => {
      app.kill()
      await once(app, 'exit')
    },
  }
}
