// The service worker, `/sw.js`. It caches files whose names change with their content, and the offline page. Pages and answers
// of the API are not cached: a member's data never lies in its cache.
import type { Report, WorkerScope } from './workerScope.ts'

declare const self: WorkerScope

/** One for all builds: compiled code lies with the file, and what a release leaves as it was need not be compiled anew. */
const cacheName = 'hub-files'
/** The cache key of the offline page, in whichever language was last read. */
const offlinePage = '/offline'
/** Milliseconds before each try: the first requests after a lost connection often fail, too. */
const pauses = [0, 1000, 4000, 15_000]

self.addEventListener('install', (event) => event.waitUntil(self.skipWaiting()))

self.addEventListener('activate', (event) => event.waitUntil(activate()))

self.addEventListener('message', (event) =>
  event.waitUntil(event.data === 'claim' ? self.clients.claim() : cacheUntilDone(event.data)),
)

self.addEventListener('fetch', (event) => {
  const { request, preloadResponse } = event
  if (isPage(request)) event.respondWith(page(request, preloadResponse))
  else if (isFile(request)) event.respondWith(cachedFile(request))
})

/** Takes over every open tab, and deletes what another worker kept, in caches of its own. */
async function activate() {
  const oldCaches = (await caches.keys()).filter((name) => name !== cacheName)
  await Promise.all(oldCaches.map((name) => caches.delete(name)))
  // The browser requests the page while it starts the worker, which takes a phone a good while.
  await self.registration.navigationPreload?.enable()
  await self.clients.claim()
}

/** Network only: after a deployment nobody sees an old page. */
async function page(request: Request, preloaded: Promise<Response | undefined>): Promise<Response> {
  try {
    return (await preloaded) ?? (await fetch(request))
  } catch (noConnection) {
    const instead = await caches.match(offlinePage)
    if (instead) return instead
    throw noConnection
  }
}

/** Cache first: a file whose name changes with its content is never out of date. */
async function cachedFile(request: Request): Promise<Response> {
  const cachedResponse = await caches.match(request.url)
  if (cachedResponse) return cachedResponse
  const response = await fetch(request)
  if (response.ok && response.type === 'basic') {
    const cache = await caches.open(cacheName)
    // The file is served even when the storage is full.
    await cache.put(request.url, response.clone()).catch(() => {})
  }
  return response
}

/** Caches the files and the offline page, and tries again where a request got no answer. */
async function cacheUntilDone(report: Report) {
  for (const pause of pauses) {
    await new Promise((resolve) => setTimeout(resolve, pause))
    try {
      return await cacheFiles(report)
    } catch {
      // Once all tries are spent, the page reports again as it opens or when the browser is back online.
    }
  }
}

async function cacheFiles({ offlinePage: address, files }: Report) {
  const answer = await fetch(address)
  if (!answer.ok) return
  const document = await answer.clone().text()
  const assets = document.matchAll(/(?:src|href)="(\/assets\/[^"]+)"/g)
  await Promise.all(
    [...files, ...Array.from(assets, ([, name = '']) => name)]
      .map((name) => new Request(new URL(name, self.location.origin)))
      .filter(isFile)
      .map(cachedFile),
  )
  // Last, so that it is never cached without its files.
  await (await caches.open(cacheName)).put(offlinePage, answer)
  // A page that is asked for from now on names the style instead of bringing it along, half of what it weighs.
  const styles = Array.from(document.matchAll(/rel="stylesheet" href="([^"]+)"/g), ([, name = '']) => name)
  await self.registration.navigationPreload?.setHeaderValue(styles.join())
  await forgetOlderBuilds(document)
}

/**
 * Deletes scripts, styles and messages of builds that are served no more. Fonts and the icon stay: they are few, and hardly ever change.
 * @param document of the build that is served: its import map names every script and style that it has
 */
async function forgetOlderBuilds(document: string) {
  const cache = await caches.open(cacheName)
  for (const request of await cache.keys()) {
    const { pathname } = new URL(request.url)
    const isCode = /\.(?:css|js)$/.test(pathname) && !document.includes(`"${pathname}"`)
    const isMessages = pathname.startsWith('/_i18n/') && !pathname.startsWith(`/_i18n/${__MESSAGES__}/`)
    if (isCode || isMessages) await cache.delete(request)
  }
}

/**
 * GET only: a form that the worker sent again would be a request of the hub itself, with `Sec-Fetch-Site: same-origin`, although
 * another site posted it.
 */
const isPage = ({ method, mode, url }: Request) =>
  method === 'GET' && mode === 'navigate' && !new URL(url).pathname.startsWith('/api/')

function isFile({ method, url }: Request): boolean {
  const { origin, pathname, search } = new URL(url)
  return (
    method === 'GET' && origin === self.location.origin && !search && /^\/(assets|_i18n)\//.test(pathname)
  )
}
