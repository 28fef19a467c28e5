// Serves the back office during development on its separate port. Vite serves the sources and updates the page after
// each save; the host answers sign-in, API and files as in production.
import { readFile } from 'node:fs/promises'
import { getRequestListener } from '@hono/node-server'
import { createServer } from 'vite'
import type { openHost } from '#api/server/host.ts'
import { openTimedServer } from '#api/server/server.ts'

const page = 'src/backOffice/index.html'

/** Creates the pages for the host. The development server uses no policy for scripts, so the document has no nonce. */
export async function openDevelopmentPages() {
  const server = openTimedServer((request, response) =>
    vite.middlewares(request, response, () => void listener?.(request, response)),
  )
  const vite = await createServer({
    configFile: 'vite.backOffice.config.ts',
    appType: 'custom',
    server: { middlewareMode: true, hmr: { server } },
  })
  let listener: ReturnType<typeof getRequestListener> | undefined
  return {
    pages: {
      fetch: async (request: Request) => {
        const html = await vite.transformIndexHtml(request.url, await readFile(page, 'utf8'))
        return new Response(html.replace('__NONCE__', ''), { headers: { 'Content-Type': 'text/html' } })
      },
    },
    /** Starts to listen, if the host has a back office. */
    listen({ backOffice, answerUnreadable }: Awaited<ReturnType<typeof openHost>>, at: Address) {
      if (!backOffice || at.port === undefined) return
      listener = getRequestListener(backOffice.fetch, { errorHandler: answerUnreadable })
      server.listen(at.port, at.host, () =>
        console.log(`Back office: ${backOffice.origin}, as sample staff.`),
      )
    },
    close: async () => {
      server.close()
      await vite.close()
    },
  }
}

type Address = { host: string; port: number | undefined }
