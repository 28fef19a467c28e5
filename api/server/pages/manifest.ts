// Which scripts and styles a route needs, from the client build's own list, so that the page names them all at once
// instead of letting the browser find them one after the other.
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

/** Reads the build's own file in the client build in `folder`. */
export async function readBuild(folder: string): Promise<Build> {
  const { id } = z.object({ id: z.string() }).parse(await readJson(folder, 'builds/latest.json'))
  return Build.parse(await readJson(folder, `builds/meta/${id}.json`))
}

/**
 * Reads which clients may call: the build in `folder`, and those that are released (scripts/contract/released.yaml), each as it
 * names itself (`web/3f2a90c1b7de`); none where nothing was built.
 */
export async function readClients(folder: string): Promise<string[]> {
  const text = await readFile(join(folder, 'clients.json'), 'utf8').catch(() => '[]')
  return z.array(z.string()).parse(JSON.parse(text))
}

/** A file of the build in Vite's manifest. */
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
 * The style sheets, which stand in the document: as files they would be one more round trip before anything is painted. A browser
 * that keeps the files is told their addresses instead.
 */
export type Styles = { text: string; files: readonly string[] }

export type PageFiles = {
  /** What the document names at once. */
  manifest: Manifest
  /** The files of the parts of a page that hydrate after it (src/runtime/loading/island.ts), by route id. */
  islandFiles?: (route: string) => readonly string[]
  /** Where the build's files are that name each other by what they are. */
  importMap?: string
  /** The files that begin to read the data of pages, which the server has read already for the page that it sends. */
  loaderFiles?: readonly string[]
  styles?: Styles
}

/** Reads `<folder>/.vite/manifest.json`. Route ids are derived from the files under src/routes. */
export async function readManifest(folder: string): Promise<PageFiles> {
  const manifest = ViteManifest.parse(await readJson(folder, '.vite/manifest.json'))
  const chunkEntries = Object.entries(manifest)
  const [entryName, entry] = chunkEntries.find(([, chunk]) => chunk.isEntry) ?? []
  const [loaders] = chunkEntries.find(([, { name }]) => name === 'loaders') ?? []
  if (!entryName || !entry) throw new Error(`The build in ${folder} is not whole: build it again.`)

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

/** `_default/games/normalCheckIn` → `/_default/games/normalCheckIn`, `_default/index` → `/_default/`. */
const routeId = (path: string) => `/${path.replace(/(^|\/)index$/, '$1')}`

const address = (file: string) => `/${file}`

/** The chunk and everything it imports. */
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
