// A page whose scripts, or whose end, come late; how slow a device or line is stands in scripts/slow.ts, which the bench uses as well.
import { serve } from '@hono/node-server'
import { expect, type Page } from '@playwright/test'
import { proxy } from 'hono/proxy'
import { freePort } from '#scripts/freePort.ts'

export { slow } from '#scripts/slow.ts'

/** Keeps the page's scripts back until they are released: all, or those of these addresses. */
export async function withoutScripts(page: Page, addresses = '**/assets/*.js') {
  const { promise, resolve } = Promise.withResolvers<void>()
  await page.route(addresses, async (route) => {
    await promise
    await route.continue()
  })
  return resolve
}

/** The hub over a line that stops within its pages, before `mark`, until it is released. */
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

/** For what comes once a slow phone has woken the page: other work on the machine makes it slower still. */
export const expectOnSlowPhone = expect.configure({ timeout: 45_000 })
