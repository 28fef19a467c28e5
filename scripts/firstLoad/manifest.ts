// Finds in Vite's manifest the scripts that a page needs before it is interactive, and measures their size.
import { gzipSync } from 'node:zlib'
import type { Manifest } from '../viteManifest.ts'

/** Parts of a split route that TanStack Router loads before hydration; it loads the other parts when needed. */
const loaded = ['component', 'pendingComponent']

/** @returns the files of pages under src/routes, without `.tsx` */
export function routesOf(manifest: Manifest): string[] {
  const routes = Object.keys(manifest).flatMap((name) => loadedRoute(name) ?? [])
  return routes.filter((route) => !route.split('/').at(-1)?.startsWith('_'))
}

/**
 * @param route file of the page under src/routes, without `.tsx`. The layouts of the page are the route files named
 * like one of its folders
 */
export function filesOf(manifest: Manifest, route: string): string[] {
  const parts = route.split('/')
  const matched = parts.map((_, index) => parts.slice(0, index + 1).join('/'))
  const files = new Set<string>()
  const add = (name: string) => {
    const chunk = manifest[name]
    if (!chunk || files.has(chunk.file)) return
    files.add(chunk.file)
    chunk.imports?.forEach(add)
  }
  Object.keys(manifest)
    .filter((name) => manifest[name]?.isEntry || matched.includes(loadedRoute(name) ?? ''))
    .forEach(add)
  return [...files]
}

/**
 * Returns the route to which a chunk belongs. The router plugin has split the chunk off, for example as
 * `…tsx?tsr-split=component`. Returns `undefined` if the chunk is not loaded with the page.
 */
export function loadedRoute(name: string): string | undefined {
  const [, route, parts = ''] = /^src\/routes\/(.+)\.tsx\?tsr-split=(.+)$/.exec(name) ?? []
  return parts.split('---').some((part) => loaded.includes(part)) ? route : undefined
}

/** Returns the size of a script after `gzip -9`, which does not depend on the encoding that the server uses. */
export const sizeOf = (script: string | Uint8Array) => gzipSync(script, { level: 9 }).byteLength
