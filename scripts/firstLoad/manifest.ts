// The scripts that a page needs before it is interactive, as the build's own manifest tells.
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'

type Chunk = { file: string; isEntry?: boolean; imports?: string[] }
type Manifest = Record<string, Chunk>

/** What TanStack Router loads of a matched route before it hydrates; the rest of a split route is loaded when needed. */
const loaded = ['component', 'pendingComponent', 'loader']

/** @param routes the files under src/routes that the page's address matches, without `.tsx` */
export async function filesOf(client: string, routes: string[]): Promise<string[]> {
  const manifest: Manifest = JSON.parse(await readFile(join(client, '.vite/manifest.json'), 'utf8'))
  const files = new Set<string>()
  const add = (name: string) => {
    const chunk = manifest[name]
    if (!chunk || files.has(chunk.file)) return
    files.add(chunk.file)
    chunk.imports?.forEach(add)
  }
  Object.keys(manifest)
    .filter((name) => manifest[name]?.isEntry || isLoaded(name, routes))
    .forEach(add)
  return [...files]
}

/** Whether the chunk is one that the router plugin split off one of the routes, such as `…tsx?tsr-split=component`. */
function isLoaded(name: string, routes: string[]): boolean {
  const [, route = '', parts = ''] = /^src\/routes\/(.+)\.tsx\?tsr-split=(.+)$/.exec(name) ?? []
  return routes.includes(route) && parts.split('---').some((part) => loaded.includes(part))
}
