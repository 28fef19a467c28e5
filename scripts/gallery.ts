// Builds the component gallery in memory and serves it for tests and screenshots. In development scripts/dev.ts serves
// the gallery from the sources with hot reload. No build of the app contains the gallery.
import { once } from 'node:events'
import { readFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import { basename, extname } from 'node:path'
import { getRequestListener } from '@hono/node-server'
import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { Hono } from 'hono'
import { build, type InlineConfig, type ViteDevServer } from 'vite'
import { emailPreviews } from '#api/server/emailPreviews.ts'
import { letterPicturesPath, openLetterPictures } from '#api/server/letterPictures.ts'
import { freePort } from './freePort.ts'

const entry = 'gallery.html'
const types: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.woff2': 'font/woff2',
  '.svg': 'image/svg+xml',
}
const config: InlineConfig = {
  configFile: false,
  logLevel: 'error',
  plugins: [react(), tailwindcss()],
  build: { write: false, rollupOptions: { input: entry } },
}

/** @returns the URL of the gallery, and a function that stops its server */
export async function serveGallery(): Promise<{ url: string; close: () => void }> {
  const files = await buildGallery()
  const port = await freePort()
  const otherFiles = getRequestListener(otherRoutes().fetch)
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost')
    const name = pathname === '/gallery' ? entry : pathname.slice(1)
    const content = files.get(name)
    if (content === undefined) return void otherFiles(request, response)
    response.setHeader('Content-Type', types[extname(name)] ?? 'application/octet-stream').end(content)
  })
  server.listen(port, 'localhost')
  await once(server, 'listening')
  return { url: `http://localhost:${port}/gallery`, close: () => void server.close() }
}

/** Serves previews of emails, and the pictures in them. */
function otherRoutes() {
  const app = new Hono()
  app.route('/inbox/emails', emailPreviews)
  app.route(
    letterPicturesPath,
    openLetterPictures(async (path) => await readFile(`public${path}`, 'utf8')),
  )
  app.get('/icons/:name', async (c) => {
    const icon = await readFile(`public/icons/${basename(c.req.param('name'))}`)
    return c.body(new Uint8Array(icon), 200, { 'Content-Type': 'image/png' })
  })
  return app
}

/** Returns the gallery's page for the development server. */
export const developmentGallery = async (vite: ViteDevServer) =>
  vite.transformIndexHtml(`/${entry}`, await readFile(entry, 'utf8'))

/** Files of the build by name. */
async function buildGallery(): Promise<Map<string, string | Uint8Array>> {
  const built = await build(config)
  if ('close' in built) throw new Error('Vite did not watch the gallery.')
  const outputs = Array.isArray(built) ? built : [built]
  return new Map(
    outputs.flatMap(({ output }) =>
      output.map((file) => [file.fileName, file.type === 'chunk' ? file.code : file.source] as const),
    ),
  )
}
