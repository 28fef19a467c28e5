// Builds the offline page in each language and the service worker.
import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { build } from 'vite'
import { chunksOf, type Chunk } from '#api/server/pages/manifest.ts'
import { languages, locales } from '#shared/languages.ts'
import { valueAt } from '#shared/unknown.ts'
import { readCatalogue } from './catalogues.ts'
import { manifestIn } from './viteManifest.ts'

type Page = Pick<typeof import('#src/runtime/offline/page.tsx'), 'offlinePage'>
const isPage = (module: unknown): module is Page =>
  typeof module === 'object' && module !== null && 'offlinePage' in module

/** The script of the offline page. The service worker must cache the script together with the page. */
const startModule = 'src/runtime/offline/offlinePageStart.ts'

/** Renders the offline pages with the server build in `server`, and adds them to the browser build in `client`. */
export async function buildOffline(client: string, server: string) {
  const id = String(valueAt(JSON.parse(await readFile(join(client, 'builds/latest.json'), 'utf8')), 'id'))
  const chunks = manifestIn(await readFile(join(client, '.vite/manifest.json'), 'utf8'))
  const [entry] = Object.entries(chunks).find(([, { isEntry }]) => isEntry) ?? []
  if (!entry || !chunks[startModule])
    throw new Error(`The build in ${client} has no entry or no ${startModule}: run \`npm run build\`.`)
  const ofEntry = chunksOf(chunks, entry)
  const [script = ''] = ofEntry.map(address)
  const files = {
    build: id,
    importMap: await readFile(join(client, 'importmap.json'), 'utf8'),
    script,
    modules: [...new Set([...ofEntry, ...chunksOf(chunks, startModule)].map(address))].filter(
      (file) => file !== script,
    ),
    styles: ofEntry.flatMap(({ css = [] }) => css.map((name) => `/${name}`)),
  }

  const module: unknown = await import(pathToFileURL(resolve(server, 'page.js')).href)
  if (!isPage(module)) throw new Error(`${server}/page.js exports no offlinePage.`)
  // Put the build id into the URL. Browsers then fetch the page once for each build, and the page belongs to the same
  // build as its files.
  const folder = join(client, 'offline', id)
  await mkdir(folder, { recursive: true })
  for (const locale of locales) {
    const { tag } = languages[locale]
    const page = module.offlinePage(locale, readCatalogue(`generated/messages/${tag}.json`), files)
    await writeFile(join(folder, `${tag}.html`), page)
  }
  await buildWorker(client)
}

const address = ({ file }: Chunk) => `/${file}`

/** Builds a classic script, which all browsers with workers support. */
async function buildWorker(client: string) {
  const name = process.env.VITE_OFFLINE === 'off' ? 'unregisterWorker' : 'worker'
  await build({
    configFile: false,
    publicDir: false,
    logLevel: 'warn',
    define: { __MESSAGES__: JSON.stringify(await messagesVersion(client)) },
    build: {
      outDir: client,
      emptyOutDir: false,
      rollupOptions: {
        input: `src/runtime/offline/${name}.ts`,
        output: { format: 'iife', entryFileNames: 'sw.js' },
      },
    },
  })
}

/** Version in the URLs of the build's messages (messageParts.ts). */
export async function messagesVersion(client: string): Promise<string> {
  const [version, ...otherVersions] = await readdir(join(client, '_i18n'))
  if (version === undefined || otherVersions.length)
    throw new Error(`The build in ${client} has no message file, or several: run \`npm run build\`.`)
  return version
}
