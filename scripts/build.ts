// Builds the web app for browser and server rendering, and the server itself, into `dist` or another given folder.
// Compresses the files for the browser, so that the server need not compress them for each request.
import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'
import { build } from 'vite'
import { clientName, releasedFile, releasedIn } from './contract/lists/releasedBuilds.ts'
import { readManifest } from '#api/server/pages/manifest.ts'
import { pageFilesOf, type PageFiles } from '#src/runtime/loading/pageFiles.ts'
import { buildServer } from './buildServer.ts'
import { readArguments, rejectArguments } from './commandLine.ts'
import { appFingerprint, webBuildId } from './fingerprint.ts'
import { buildOffline, messagesVersion } from './offline.ts'

const usage = `Usage: npm run build -- [<folder>]

Builds the hub into the folder, by default dist.`
const { positionals } = readArguments(usage, {})
if (positionals.length > 1) rejectArguments(`Unexpected argument ${positionals[1]}.`, usage)
const [folder = 'dist'] = positionals
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
await build({
  configFile: 'vite.backOffice.config.ts',
  logLevel: 'warn',
  build: { outDir: resolve(folder, 'backOffice') },
})
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
// Write the fingerprint of the sources last, so that an interrupted build is repeated.
await writeFile(join(folder, 'fingerprint'), fingerprint)

/** Returns the files that each route needs. An open page prefetches them before a navigation to the route. */
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
