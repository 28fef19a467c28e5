// Service worker `/sw.js`: shows push messages, and caches the offline page and files whose names contain a content hash. It does not cache
// pages and API responses, so that the cache contains no data of members.
import { followPushes } from './pushes.ts'
import type { Report, WorkerScope } from './workerScope.ts'

declare const self: WorkerScope

/**
 * Name of the cache. All builds share it: browsers store compiled code with a cached file, so that unchanged files need
 * not be compiled again.
 */
const cacheName = 'hub-files'
/** Cache key of the offline page; the cached page is in the language of the last visit. */
const offlinePage = '/offline'
/** Delays in ms before each attempt: the first requests after a lost connection often fail as well. */
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

followPushes(self)

/** Takes control of all open tabs, and deletes the caches that other versions of the worker have created. */
async function activate() {
  const oldCaches = (await caches.keys()).filter((name) => name !== cacheName)
  await Promise.all(oldCaches.map((name) => caches.delete(name)))
  // Enable navigation preload: the browser requests the page while the worker starts, because the start of a worker
  // takes long on phones.
  await self.registration.navigationPreload?.enable()
  await self.clients.claim()
}

/** Fetches pages from the network only, so that a deployment takes effect immediately. */
async function page(request: Request, preloaded: Promise<Response | undefined>): Promise<Response> {
  try {
    return (await preloaded) ?? (await fetch(request))
  } catch (noConnection) {
    const instead = await caches.match(offlinePage)
    if (instead) return instead
    throw noConnection
  }
}

/** Returns the cached response if there is one: a file with a content hash in its name never changes. */
async function cachedFile(request: Request): Promise<Response> {
  const cachedResponse = await caches.match(request.url)
  if (cachedResponse) return cachedResponse
  const response = await fetch(request)
  if (response.ok && response.type === 'basic') {
    const cache = await caches.open(cacheName)
    // Serve the response even if the cache cannot store it because the storage is full.
    await cache.put(request.url, response.clone()).catch(() => {})
  }
  return response
}

/** Caches the reported files and the offline page; retries requests that got no response. */
async function cacheUntilDone(report: Report) {
  for (const pause of pauses) {
    await new Promise((resolve) => setTimeout(resolve, pause))
    try {
      return await cacheFiles(report)
    } catch {
      // Ignore the error of the last attempt, because the page reports its files again when it opens or when the
      // browser is back online.
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
  // Cache the offline page last, so that it is not cached without its files.
  await (await caches.open(cacheName)).put(offlinePage, answer)
  // Add a header to later page requests. The header makes the server link the cached style instead of inlining it,
  // which halves the size of the document.
  const styles = Array.from(document.matchAll(/rel="stylesheet" href="([^"]+)"/g), ([, name = '']) => name)
  await self.registration.navigationPreload?.setHeaderValue(styles.join())
  await deleteOlderBuilds(document)
}

/**
 * Deletes scripts, styles and messages of previous builds. Fonts and the icon are retained, because they are few and
 * rarely change.
 * @param document offline page of the current build; its import map lists every script and style
 */
async function deleteOlderBuilds(document: string) {
  const cache = await caches.open(cacheName)
  for (const request of await cache.keys()) {
    const { pathname } = new URL(request.url)
    const isCode = /\.(?:css|js)$/.test(pathname) && !document.includes(`"${pathname}"`)
    const isMessages = pathname.startsWith('/_i18n/') && !pathname.startsWith(`/_i18n/${__MESSAGES__}/`)
    if (isCode || isMessages) await cache.delete(request)
  }
}

/**
 * Returns true for a navigation that the worker handles. It handles GET requests only: a form that the worker sends
 * again would have `Sec-Fetch-Site: same-origin`, even if another site posted it.
 */
const isPage = ({ method, mode, url }: Request) =>
  method === 'GET' && mode === 'navigate' && !new URL(url).pathname.startsWith('/api/')

function isFile({ method, url }: Request): boolean {
  const { origin, pathname, search } = new URL(url)
  return (
    method === 'GET' && origin === self.location.origin && !search && /^\/(assets|_i18n)\//.test(pathname)
  )
}
