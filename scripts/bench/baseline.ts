// Builds and serves the baseline page (scripts/bench/baseline/). Comparing pages with it separates the cost of the
// libraries on a phone from the cost of the hub.
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { build, runnerImport } from 'vite'
import { serve } from './serve.ts'

const folder = 'scripts/bench/baseline'

/** @returns the scripts of the baseline page by name */
export async function buildBaseline(): Promise<Map<string, Buffer>> {
  const outDir = await mkdtemp(join(tmpdir(), 'hub-floor-'))
  try {
    await build({
      logLevel: 'warn',
      build: {
        outDir,
        copyPublicDir: false,
        chunkImportMap: false,
        rollupOptions: { input: `${folder}/client.tsx` },
      },
    })
    const names = (await readdir(outDir, { recursive: true })).filter((name) => name.endsWith('.js'))
    return new Map(
      await Promise.all(names.map(async (name) => [name, await readFile(join(outDir, name))] as const)),
    )
  } finally {
    await rm(outDir, { recursive: true })
  }
}

/** @returns the origin of the baseline page, and a function that stops its server */
export async function startBaseline() {
  const scripts = new Map(
    [...(await buildBaseline())].map(([name, code]) => [`/${name}`, brotliCompressSync(code)]),
  )
  const tags = [...scripts.keys()].map((name) => `<script type="module" src="${name}"></script>`)
  const { module } = await runnerImport<typeof import('./baseline/server.tsx')>(`/${folder}/server.tsx`)
  const page = (await (await module.render()).text()).replace('</head>', `${tags.join('')}</head>`)
  return await serve(({ url = '/' }, answer) => {
    const script = scripts.get(url)
    if (script)
      answer
        .writeHead(200, {
          'Content-Type': 'text/javascript',
          'Content-Encoding': 'br',
          'Cache-Control': 'max-age=31536000, immutable',
        })
        .end(script)
    else if (url === '/') answer.writeHead(200, { 'Content-Type': 'text/html; charset=utf-8' }).end(page)
    else answer.writeHead(404).end()
  })
}
