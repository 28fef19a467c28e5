// Builds the web app and serves it with mocked API responses: pages open several times faster than on the development server.
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { getRequestListener } from '@hono/node-server'
import { build, preview, type Plugin } from 'vite'
import { createMocks } from '#mocks/mocks.ts'
import { freePort } from '#scripts/freePort.ts'

/**
 * Builds the app and serves it.
 * @param answer responds before the mocks do; if it returns `undefined`, the mocks respond
 */
export async function startBuiltMocks(answer: (request: Request) => Response | undefined) {
  const outDir = await mkdtemp(join(tmpdir(), 'hub-mocked-'))
  const mocks = createMocks()
  const listen = getRequestListener(async (request) => answer(request) ?? (await mocks(request)))
  const answers: Plugin = {
    name: 'built-mocks',
    configurePreviewServer: ({ middlewares }) => {
      middlewares.use((request, response, next) => {
        if (/^\/(?:api|uploads)\/|^\/mocks\.json$/.test(request.url ?? '')) void listen(request, response)
        else next()
      })
    },
  }
  const quiet = { mode: 'mock', logLevel: 'warn' } as const
  await build({ ...quiet, build: { outDir, rollupOptions: { input: 'index.html' } } })
  const port = await freePort()
  const server = await preview({
    ...quiet,
    build: { outDir },
    plugins: [answers],
    preview: { port, strictPort: true, host: 'localhost' },
  })
  return {
    origin: `http://localhost:${port}`,
    stop: async () => {
      await server.close()
      await rm(outDir, { recursive: true })
    },
  }
}
