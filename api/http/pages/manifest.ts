// Which scripts and styles a route needs, from the client build's own list, so that the page names them all at once
// instead of letting the browser find them one after the other.
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Manifest } from '@tanstack/react-router'

/** What the build tells of itself: `builds/meta/{buildId}.json`. */
export type Build = {
  id: string
  routeRules: Readonly<Record<string, { redirect?: string; prerender?: boolean }>>
}

/** Reads the build's own file in the client build in `folder`. */
export async function readBuild(folder: string): Promise<Build> {
  const read = async (name: string) => JSON.parse(await readFile(join(folder, 'builds', name), 'utf8'))
  const { id }: { id: string } = await read('latest.json')
  return await read(`meta/${id}.json`)
}

type Chunk = { file: string; isEntry?: boolean; imports?: string[]; css?: string[] }
type ViteManifest = Record<string, Chunk>

/** Reads `<folder>/.vite/manifest.json`. Route ids are derived from the files under src/routes. */
export async function readManifest(folder: string): Promise<Manifest> {
  const manifest: ViteManifest = JSON.parse(await readFile(join(folder, '.vite/manifest.json'), 'utf8'))
  const [entryName, entry] = Object.entries(manifest).find(([, chunk]) => chunk.isEntry) ?? []
  if (!entryName || !entry) throw new Error(`The build in ${folder} has no entry: build it again.`)

  const loadedByEntry = new Set(filesOf(manifest, entryName))
  const routes: Manifest['routes'] = {
    __root__: {
      preloads: [...loadedByEntry],
      css: (entry.css ?? []).map(address),
      scripts: [{ attrs: { type: 'module', async: true, src: address(entry.file) } }],
    },
  }
  for (const name of Object.keys(manifest)) {
    const path = /^src\/routes\/(.+)\.tsx\?tsr-split=component\b/.exec(name)?.[1]
    if (path)
      routes[routeId(path)] = { preloads: filesOf(manifest, name).filter((file) => !loadedByEntry.has(file)) }
  }
  return { routes }
}

/** `_default/games/normalCheckIn` → `/_default/games/normalCheckIn`, `_default/index` → `/_default/`. */
const routeId = (path: string) => `/${path.replace(/(^|\/)index$/, '$1')}`

const address = (file: string) => `/${file}`

/** The chunk's own file and those of everything it imports. */
function filesOf(manifest: ViteManifest, name: string, seen = new Set<string>()): string[] {
  const chunk = manifest[name]
  if (!chunk || seen.has(name)) return []
  seen.add(name)
  return [address(chunk.file), ...(chunk.imports ?? []).flatMap((each) => filesOf(manifest, each, seen))]
}
