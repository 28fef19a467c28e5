// Delays the scripts or the end of a page. scripts/slow.ts defines slow devices and connections; the bench uses it as well.
import { serve } from '@hono/node-server'
import { expect, type Page } from '@playwright/test'
import { proxy } from 'hono/proxy'
import { freePort } from '#scripts/freePort.ts'

export { slow } from '#scripts/slow.ts'

/** Holds the page's scripts back until they are released: all, or those that match the URL pattern. */
export async function withoutScripts(page: Page, addresses = '**/assets/*.js') {
  const { promise, resolve } = Promise.withResolvers<void>()
  await page.route(addresses, async (route) => {
    await promise
    await route.continue()
  })
  return resolve
}

/** Proxies the hub; HTML responses stall before the last `mark` until they are released. */
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

/** Timeout for results after hydration on a slow phone: other load on the host slows it down further. */
export const expectOnSlowPhone = expect.configure({ timeout: 45_000 })
