// Finds the scripts that a page needs before it is interactive in Vite's manifest, and measures their size.
import { gzipSync } from 'node:zlib'
import type { Manifest } from '../viteManifest.ts'

/**
 * Parts of a matched route that TanStack Router loads before hydration; other parts of a split route are loaded when
 * needed.
 */
const loaded = ['component', 'pendingComponent']

/** @returns the files under src/routes that are pages, without `.tsx` */
export function routesOf(manifest: Manifest): string[] {
  const routes = Object.keys(manifest).flatMap((name) => loadedRoute(name) ?? [])
  return routes.filter((route) => !route.split('/').at(-1)?.startsWith('_'))
}

/**
 * @param route a page's file under src/routes, without `.tsx`; its layouts are the files with the names of its
 * folders
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
 * The route from which the router plugin split off a chunk, such as `…tsx?tsr-split=component`, if the chunk is
 * loaded with the page.
 */
export function loadedRoute(name: string): string | undefined {
  const [, route, parts = ''] = /^src\/routes\/(.+)\.tsx\?tsr-split=(.+)$/.exec(name) ?? []
  return parts.split('---').some((part) => loaded.includes(part)) ? route : undefined
}

/** Size of a script after gzip -9, independent of the server's encoding. */
export const weightOf = (script: string | Uint8Array) => gzipSync(script, { level: 9 }).byteLength
