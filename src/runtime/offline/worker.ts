// Service worker `/sw.js`. Caches files whose names contain a content hash, and the offline page. Pages and API
// responses are not cached, so that the cache contains no data of members.
import type { Report, WorkerScope } from './workerScope.ts'

declare const self: WorkerScope

/**
 * One cache for all builds: browsers store compiled code with a cached file, and unchanged files need not be compiled
 * again.
 */
const cacheName = 'hub-files'
/** Cache key of the offline page, in the language of the last visit. */
const offlinePage = '/offline'
/** Delay in ms before each attempt: the first requests after a lost connection often fail, too. */
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

/** Claims all open tabs, and deletes caches of other workers. */
async function activate() {
  const oldCaches = (await caches.keys()).filter((name) => name !== cacheName)
  await Promise.all(oldCaches.map((name) => caches.delete(name)))
  // The browser requests the page while the worker starts, which is slow on phones.
  await self.registration.navigationPreload?.enable()
  await self.clients.claim()
}

/** Network only, so that a deployment takes effect immediately. */
async function page(request: Request, preloaded: Promise<Response | undefined>): Promise<Response> {
  try {
    return (await preloaded) ?? (await fetch(request))
  } catch (noConnection) {
    const instead = await caches.match(offlinePage)
    if (instead) return instead
    throw noConnection
  }
}

/** Cache first: a file with a content hash in its name does not change. */
async function cachedFile(request: Request): Promise<Response> {
  const cachedResponse = await caches.match(request.url)
  if (cachedResponse) return cachedResponse
  const response = await fetch(request)
  if (response.ok && response.type === 'basic') {
    const cache = await caches.open(cacheName)
    // Serve the file even if the storage is full.
    await cache.put(request.url, response.clone()).catch(() => {})
  }
  return response
}

/** Caches the files and the offline page, and retries requests without a response. */
async function cacheUntilDone(report: Report) {
  for (const pause of pauses) {
    await new Promise((resolve) => setTimeout(resolve, pause))
    try {
      return await cacheFiles(report)
    } catch {
      // After the last attempt, the page reports again when it opens or the browser is back online.
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
  // Last, so that the offline page is not cached without its files.
  await (await caches.open(cacheName)).put(offlinePage, answer)
  // Sent with later page requests: the server then links the cached style instead of inlining it, which halves the
  // document.
  const styles = Array.from(document.matchAll(/rel="stylesheet" href="([^"]+)"/g), ([, name = '']) => name)
  await self.registration.navigationPreload?.setHeaderValue(styles.join())
  await forgetOlderBuilds(document)
}

/**
 * Deletes scripts, styles and messages of previous builds. Fonts and the icon stay: they are few and rarely change.
 * @param document page of the current build: its import map lists every script and style
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
 * GET only: a form that the worker re-sent would be a request of the hub itself, with `Sec-Fetch-Site: same-origin`,
 * even if another site posted it.
 */
const isPage = ({ method, mode, url }: Request) =>
  method === 'GET' && mode === 'navigate' && !new URL(url).pathname.startsWith('/api/')

function isFile({ method, url }: Request): boolean {
  const { origin, pathname, search } = new URL(url)
  return (
    method === 'GET' && origin === self.location.origin && !search && /^\/(assets|_i18n)\//.test(pathname)
  )
}
