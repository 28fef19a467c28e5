// Builds a test page with Vite in the same way as the pages of the app, and serves it.
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { build, preview } from 'vite'
import { freePort } from '#scripts/freePort.ts'

/** @param page path of the document, relative to the project root */
export async function servePage(page: string) {
  const outDir = await mkdtemp(join(tmpdir(), 'inputs-'))
  const shared = { configFile: false, logLevel: 'warn', publicDir: false, appType: 'mpa' } as const
  await build({
    ...shared,
    plugins: [react(), tailwindcss()],
    define: { __BUILD_ID__: '"0"', __MESSAGES__: '"0"' },
    build: {
      outDir,
      emptyOutDir: true,
      minify: false,
      reportCompressedSize: false,
      rollupOptions: { input: page },
    },
  })
  const server = await preview({ ...shared, build: { outDir }, preview: { port: await freePort() } })
  return {
    address: `${server.resolvedUrls?.local[0]}${page}`,
    close: async () => {
      await server.close()
      await rm(outDir, { recursive: true })
    },
  }
}
