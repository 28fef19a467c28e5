// Provides mocks for end-to-end tests: responds to the API calls of a page without a server, or starts the web app
// alone, like `npm run dev:mock`.
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import type { BrowserContext, Page } from '@playwright/test'
import { createMocks } from '#mocks/mocks.ts'
import { readOverrides, overridesHeader } from '#mocks/overrides.ts'
import { freePort } from '#scripts/freePort.ts'
import { expect } from './hub.ts'

/**
 * Answers the calls of a page or browser context with the mocks.
 * @param overrides overrides as in a query string: `checkIn=429&scenario=level4`
 * @returns a function that replaces the overrides
 */
export async function answerByMocks(target: Page | BrowserContext, overrides = '') {
  const mocks = createMocks()
  let overridden = overrides
  await target.route(/\/(?:api|uploads)\//, async (route) => {
    if (readOverrides(overridden).isOffline) return await route.abort('internetdisconnected')
    const request = route.request()
    const body = request.postDataBuffer()
    // Replaces the overrides in the request of the page.
    const headers = new Headers(request.headers())
    headers.set(overridesHeader, overridden)
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
    overridden = other
  }
}

/** Starts the web app alone on a free port. */
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
  await expect.poll(answers, { timeout: 200_000, intervals: [100] }).toBe(true)
  return {
    origin,
    stop: async () => {
      app.kill()
      await once(app, 'exit')
    },
  }
}
