// The floor (scripts/bench/floor/): built to be weighed, and served as a page of its own, so that what the stack alone costs a
// phone can be told from what the hub adds.
import { once } from 'node:events'
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { createServer as createHttpServer } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import react from '@vitejs/plugin-react'
import { build, createServer } from 'vite'
import { freePort } from '../freePort.ts'

const folder = 'scripts/bench/floor'

/** @returns the scripts of the floor, by name */
export async function buildFloor(): Promise<Map<string, Buffer>> {
  const outDir = await mkdtemp(join(tmpdir(), 'hub-floor-'))
  try {
    await build({
      logLevel: 'warn',
      build: { outDir, copyPublicDir: false, rollupOptions: { input: `${folder}/client.tsx` } },
    })
    const names = (await readdir(outDir, { recursive: true })).filter((name) => name.endsWith('.js'))
    return new Map(
      await Promise.all(names.map(async (name) => [name, await readFile(join(outDir, name))] as const)),
    )
  } finally {
    await rm(outDir, { recursive: true })
  }
}

/** @returns its origin, and how to end it */
export async function startFloor() {
  const scripts = await buildFloor()
  const sent = new Map([...scripts].map(([name, code]) => [`/${name}`, brotliCompressSync(code)]))
  const port = await freePort()
  const origin = `http://localhost:${port}`
  const tags = [...sent.keys()].map((name) => `<script type="module" src="${name}"></script>`)
  const page = (await renderFloor(origin)).replace('</head>', `${tags.join('')}</head>`)
  const server = createHttpServer(({ url = '/' }, answer) => {
    const script = sent.get(url)
    if (script)
      answer.writeHead(200, { 'Content-Type': 'text/javascript', 'Content-Encoding': 'br' }).end(script)
    else if (url === '/') answer.writeHead(200, { 'Content-Type': 'text/html; charset=utf-8' }).end(page)
    else answer.writeHead(404).end()
  })
  server.listen(port, '127.0.0.1')
  await once(server, 'listening')
  return {
    origin,
    stop: () => {
      server.closeAllConnections()
      server.close()
    },
  }
}

async function renderFloor(origin: string): Promise<string> {
  const vite = await createServer({
    configFile: false,
    plugins: [react()],
    appType: 'custom',
    // Nobody opens it in a browser.
    optimizeDeps: { noDiscovery: true },
    server: { middlewareMode: true, ws: false },
  })
  try {
    const { render } = await vite.ssrLoadModule(`/${folder}/server.tsx`)
    const answer: Response = await render(`${origin}/`)
    return await answer.text()
  } finally {
    await vite.close()
  }
}
