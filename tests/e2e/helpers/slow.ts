// Delays the scripts or the last part of a page. scripts/slow.ts defines slow devices and connections, also for the
// benchmarks.
import { serve } from '@hono/node-server'
import { expect, type Page } from '@playwright/test'
import { proxy } from 'hono/proxy'
import { freePort } from '#scripts/freePort.ts'

export { slow } from '#scripts/slow.ts'

/** Delays the page's scripts until they are released: all scripts, or those that match the URL pattern. */
export async function withoutScripts(page: Page, addresses = '**/assets/*.js') {
  const { promise, resolve } = Promise.withResolvers<void>()
  await page.route(addresses, async (route) => {
    await promise
    await route.continue()
  })
  return resolve
}

/**
 * Starts a proxy of the hub that sends each HTML response only up to the last occurrence of `mark`, and the rest when
 * `release` is called.
 */
export async function stoppingLine(hub: string, mark: string) {
  const { promise: released, resolve: release } = Promise.withResolvers<void>()
  const port = await freePort()
  const server = serve({
    port,
    fetch: async (request) => {
      const { pathname, search } = new URL(request.url)
      const response = await proxy(`${hub}${pathname}${search}`, { raw: request })
      if (!response.headers.get('Content-Type')?.startsWith('text/html')) return response
      const page = await response.text()
      const stop = page.lastIndexOf(mark)
      const parts = new ReadableStream<string>({
        async start(arriving) {
          arriving.enqueue(page.slice(0, stop))
          await released
          arriving.enqueue(page.slice(stop))
          arriving.close()
        },
      })
      return new Response(parts.pipeThrough(new TextEncoderStream()), response)
    },
  })
  return {
    origin: `http://localhost:${port}`,
    release,
    [Symbol.dispose]: () => void server.close(),
  }
}

/** Timeout for a result of hydration on an emulated slow phone, which other load on the host slows down further. */
export const expectOnSlowPhone = expect.configure({ timeout: 90_000 })
