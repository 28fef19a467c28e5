// Builds the web app for browser and server rendering, and the server itself, into `dist` or another given folder.
// Compresses the browser's files once.
import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'
import { build } from 'vite'
import { clientName, releasedFile, releasedIn } from './contract/lists/releasedBuilds.ts'
import { readManifest } from '#api/server/pages/manifest.ts'
import { pageFilesOf, type PageFiles } from '#src/runtime/loading/pageFiles.ts'
import { buildServer } from './buildServer.ts'
import { appFingerprint, webBuildId } from './fingerprint.ts'
import { buildOffline, messagesVersion } from './offline.ts'

const [folder = 'dist'] = process.argv.slice(2)
const fingerprint = appFingerprint()
const client = join(folder, 'client')
const server = join(folder, 'server')
await build({ logLevel: 'warn', build: { outDir: client } })
await build({
  logLevel: 'warn',
  define: { __MESSAGES__: JSON.stringify(await messagesVersion(client)) },
  build: { outDir: server, ssr: true },
})
await buildOffline(client, server)
await buildServer(folder)
await writeFile(join(client, pageFilesOf(webBuildId())), JSON.stringify(await pageFiles()))
for (const name of await readdir(client, { recursive: true })) {
  if (!/\.(js|css|json|svg)$/.test(name) || name.startsWith('.vite')) continue
  const content = await readFile(join(client, name))
  await writeFile(join(client, `${name}.gz`), gzipSync(content, { level: 9 }))
  await writeFile(
    join(client, `${name}.br`),
    brotliCompressSync(content, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }),
  )
}
const released = releasedIn(await readFile(releasedFile, 'utf8'))
const clients = new Set([clientName({ build: webBuildId() }), ...released.map(clientName)])
await writeFile(join(folder, 'clients.json'), JSON.stringify([...clients]))
// Written last, so that an interrupted build is repeated.
await writeFile(join(folder, 'fingerprint'), fingerprint)

/** Files by route that an open page prefetches for navigation. */
async function pageFiles(): Promise<PageFiles> {
  const { manifest, islandFiles, loaderFiles = [] } = await readManifest(client)
  const routes = Object.keys(manifest.routes).filter((id) => id !== '__root__')
  return {
    loaders: loaderFiles,
    routes: Object.fromEntries(
      routes.map((id) => [
        id,
        [...(manifest.routes[id]?.preloads ?? []), ...(islandFiles?.(id) ?? [])].map(String),
      ]),
    ),
  }
}
