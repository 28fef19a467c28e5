// Fetches the code of the next page side by side. A browser finds the files of a page level by level, each after the one that
// imports it; the build knows them all (scripts/build.ts).
import type { AnyRouter } from '@tanstack/react-router'
import { loadRouteLoaders } from './routeLoaders.ts'

/** `builds/meta/{buildId}.files.json` */
export type PageFiles = {
  /** What begins to read a page's data, for all pages. */
  loaders: readonly string[]
  /** What a page is drawn by, by its route's id. */
  routes: Readonly<Record<string, readonly string[]>>
}

export const pageFilesOf = (buildId: string) => `/builds/meta/${buildId}.files.json`

/**
 * Started once the first page has loaded. Loaders are fetched at once, so that a touch begins a page's data beside its code; the
 * code of a page when its link is touched.
 * @param replaced is aborted once this build is served no more
 */
export async function fetchPagesWhenTouched(router: AnyRouter, replaced: AbortSignal) {
  const answer = await fetch(pageFilesOf(__BUILD_ID__))
  if (!answer.ok) return
  const body: unknown = await answer.json()
  if (!isPageFiles(body)) return
  const { loaders, routes } = body
  const hrefs = new Set<string>()
  const preload = (files: readonly string[]) => {
    for (const href of files)
      if (!hrefs.has(href)) {
        hrefs.add(href)
        document.head.append(Object.assign(document.createElement('link'), { rel: 'modulepreload', href }))
      }
  }
  const preloadPage = (pathname: string) => {
    const [matched]: [readonly { id: string }[], ...unknown[]] = router.getMatchedRoutes(pathname)
    if (!replaced.aborted) for (const { id } of matched) preload(routes[id] ?? [])
  }
  const touch = ({ target }: Event) => {
    const link = target instanceof Element ? target.closest('a') : null
    if (link?.origin === location.origin) preloadPage(link.pathname)
  }
  preload(loaders)
  // As the router begins to load a page whose link is meant (`defaultPreload`).
  for (const sign of ['touchstart', 'mouseover', 'focusin']) addEventListener(sign, touch, { passive: true })
  // A form or a button leads to pages as well.
  router.subscribe('onBeforeNavigate', ({ toLocation: { pathname } }) => preloadPage(pathname))
  await loadRouteLoaders()
}

const isPageFiles = (body: unknown): body is PageFiles =>
  typeof body === 'object' && body !== null && 'loaders' in body && 'routes' in body
