// Preloads all files of the next page in parallel. Without these preloads, a browser discovers nested imports level by
// level; the build knows all imported files (scripts/build.ts).
import type { AnyRouter } from '@tanstack/react-router'
import { loadRouteLoaders } from './routeLoaders.ts'

/** Content of `builds/meta/{buildId}.files.json`. */
export type PageFiles = {
  /** Files that contain the loaders of all pages. */
  loaders: readonly string[]
  /** Files that are needed to render a page, by route id. */
  routes: Readonly<Record<string, readonly string[]>>
}

export const pageFilesOf = (buildId: string) => `/builds/meta/${buildId}.files.json`

/**
 * Preloads the loaders of all pages immediately, and the code of a page when its link is touched. A touch then fetches
 * data and code of the page in parallel. Called after the first page has loaded.
 * @param replaced signal that is aborted when the server has a newer build
 */
export async function fetchPagesOnInteraction(router: AnyRouter, replaced: AbortSignal) {
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
  // Listen for the same events as the router's `defaultPreload`.
  for (const sign of ['touchstart', 'mouseover', 'focusin']) addEventListener(sign, touch, { passive: true })
  // Preload when a navigation starts as well, because forms and buttons navigate without a link.
  router.subscribe('onBeforeNavigate', ({ toLocation: { pathname } }) => preloadPage(pathname))
  await loadRouteLoaders()
}

const isPageFiles = (body: unknown): body is PageFiles =>
  typeof body === 'object' && body !== null && 'loaders' in body && 'routes' in body
