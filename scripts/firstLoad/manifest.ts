// Finds the scripts that a page needs before it is interactive, as the build's own manifest tells, and weighs them.
import { gzipSync } from 'node:zlib'
import type { Manifest } from '../viteManifest.ts'

/** What TanStack Router loads of a matched route before it hydrates; the rest of a split route is loaded when needed. */
const loaded = ['component', 'pendingComponent']

/** @returns the files under src/routes that are pages, without `.tsx` */
export function routesOf(manifest: Manifest): string[] {
  const routes = Object.keys(manifest).flatMap((name) => loadedRoute(name) ?? [])
  return routes.filter((route) => !route.split('/').at(-1)?.startsWith('_'))
}

/** @param route a page's file under src/routes, without `.tsx`; its layouts are the files that its folders are named after */
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

/** The route that the router plugin split the chunk off, such as `…tsx?tsr-split=component`, if it is loaded with the page. */
export function loadedRoute(name: string): string | undefined {
  const [, route, parts = ''] = /^src\/routes\/(.+)\.tsx\?tsr-split=(.+)$/.exec(name) ?? []
  return parts.split('---').some((part) => loaded.includes(part)) ? route : undefined
}

/** What a script weighs, however the server sends it. */
export const weightOf = (script: string | Uint8Array) => gzipSync(script, { level: 9 }).byteLength
