// Reads the manifest of the client build, which lists the scripts and styles of each route. With the list, each page
// links all files that it needs, so that the browser loads them in parallel.
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Manifest } from '@tanstack/react-router'
import * as z from 'zod/mini'

/** Description of a build: `builds/meta/{buildId}.json`. */
const Build = z.object({
  id: z.string(),
  routeRules: z.record(
    z.string(),
    z.object({ redirect: z.optional(z.string()), prerender: z.optional(z.boolean()) }),
  ),
})
export type Build = z.infer<typeof Build>

const readJson = async (...path: readonly string[]): Promise<unknown> =>
  JSON.parse(await readFile(join(...path), 'utf8'))

/** Reads the description of the client build in `folder`. */
export async function readBuild(folder: string): Promise<Build> {
  const { id } = z.object({ id: z.string() }).parse(await readJson(folder, 'builds/latest.json'))
  return Build.parse(await readJson(folder, `builds/meta/${id}.json`))
}

/**
 * Reads the names of known client builds, such as `web/3f2a90c1b7de`. Known builds are the build in `folder` and
 * released builds (scripts/contract/released.yaml). Returns an empty list if there is no build.
 */
export async function readClients(folder: string): Promise<string[]> {
  const text = await readFile(join(folder, 'clients.json'), 'utf8').catch(() => '[]')
  return z.array(z.string()).parse(JSON.parse(text))
}

/** Entry of a built file in Vite's manifest. */
const Chunk = z.object({
  file: z.string(),
  name: z.optional(z.string()),
  isEntry: z.optional(z.boolean()),
  imports: z.optional(z.array(z.string())),
  dynamicImports: z.optional(z.array(z.string())),
  css: z.optional(z.array(z.string())),
})
const ViteManifest = z.record(z.string(), Chunk)
export type Chunk = z.infer<typeof Chunk>
export type ViteManifest = z.infer<typeof ViteManifest>

/**
 * Text and file names of the style sheets. Pages contain the text to save a round trip before the first paint. If the
 * browser has cached the files, pages contain links to them instead.
 */
export type Styles = { text: string; files: readonly string[] }

export type PageFiles = {
  /** Scripts and styles of each route. */
  manifest: Manifest
  /**
   * Returns the files of a route's islands, which are hydrated after the rest of the page
   * (src/runtime/loading/island.ts).
   */
  islandFiles?: (route: string) => readonly string[]
  /** Import map from names of built files to URLs with content hashes. */
  importMap?: string
  /**
   * Files that load the data of pages. A rendered page does not need these files, because the server has already loaded
   * its data.
   */
  loaderFiles?: readonly string[]
  styles?: Styles
}

/** Reads `<folder>/.vite/manifest.json`. Route ids are derived from the files under src/routes. */
export async function readManifest(folder: string): Promise<PageFiles> {
  const manifest = ViteManifest.parse(await readJson(folder, '.vite/manifest.json'))
  const chunkEntries = Object.entries(manifest)
  const [entryName, entry] = chunkEntries.find(([, chunk]) => chunk.isEntry) ?? []
  const [loaders] = chunkEntries.find(([, { name }]) => name === 'loaders') ?? []
  if (!entryName || !entry) throw new Error(`The build in ${folder} is incomplete: run \`npm run build\`.`)

  const onEveryPage = filesOf(manifest, entryName)
  const routes: Manifest['routes'] = {
    __root__: {
      preloads: onEveryPage,
      scripts: [{ attrs: { type: 'module', async: true, src: address(entry.file) } }],
    },
  }
  const islands = new Map<string, string[]>()
  for (const name of Object.keys(manifest)) {
    const path = /^src\/routes\/(.+)\.tsx\?tsr-split=component\b/.exec(name)?.[1]
    if (path) {
      const routeFiles = new Set(filesOf(manifest, name).filter((file) => !onEveryPage.includes(file)))
      const loaded = new Set([...onEveryPage, ...routeFiles])
      const late = new Set(islandsOf(manifest, name).filter((file) => !loaded.has(file)))
      routes[routeId(path)] = { preloads: [...routeFiles] }
      islands.set(routeId(path), [...late])
    }
  }
  const styles = chunksOf(manifest, entryName).flatMap(({ css = [] }) => css)
  const sheets = await Promise.all(styles.map((name) => readFile(join(folder, name), 'utf8')))
  return {
    importMap: await readFile(join(folder, 'importmap.json'), 'utf8'),
    manifest: { routes },
    loaderFiles: loaders === undefined ? [] : filesOf(manifest, loaders),
    islandFiles: (route) => islands.get(route) ?? [],
    styles: { text: sheets.join(''), files: styles.map(address) },
  }
}

/** Converts `_default/games/normalCheckIn` to `/_default/games/normalCheckIn` and `_default/index` to `/_default/`. */
const routeId = (path: string) => `/${path.replace(/(^|\/)index$/, '$1')}`

const address = (file: string) => `/${file}`

/** Returns the chunk and all chunks that it imports, directly or indirectly. */
export function chunksOf(manifest: ViteManifest, name: string, visitedNames = new Set<string>()): Chunk[] {
  const chunk = manifest[name]
  if (!chunk || visitedNames.has(name)) return []
  visitedNames.add(name)
  return [chunk, ...(chunk.imports ?? []).flatMap((each) => chunksOf(manifest, each, visitedNames))]
}

const filesOf = (manifest: ViteManifest, name: string): string[] =>
  chunksOf(manifest, name).map(({ file }) => address(file))

const islandsOf = (manifest: ViteManifest, name: string) =>
  (manifest[name]?.dynamicImports ?? [])
    .filter((each) => each.startsWith('src/features/'))
    .flatMap((each) => filesOf(manifest, each))
