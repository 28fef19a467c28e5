// The service worker, `/sw.js`. It keeps files whose names change with their content, and one page that says that there is
// no connection. Pages and answers of the API pass it by: what belongs to a member never lies in its cache.
import type { Report, WorkerScope } from './workerScope.ts'

declare const self: WorkerScope

const kept = `hub-${__BUILD_ID__}`
/** The cache key of the offline page, in whichever language was last read. */
const offlinePage = '/offline'

self.addEventListener('install', (event) => event.waitUntil(self.skipWaiting()))

self.addEventListener('activate', (event) => event.waitUntil(takeOver()))

self.addEventListener('message', (event) =>
  event.waitUntil(event.data === 'claim' ? self.clients.claim() : keep(event.data)),
)

self.addEventListener('fetch', (event) => {
  const { request, preloadResponse } = event
  if (isPage(request)) event.respondWith(page(request, preloadResponse))
  else if (isFile(request)) event.respondWith(file(request))
})

/** From now on this build's rules hold, in every open tab, and what older builds kept is gone. */
async function takeOver() {
  const others = (await caches.keys()).filter((name) => name !== kept)
  await Promise.all(others.map((name) => caches.delete(name)))
  // The browser asks for the page while it wakes the worker up, which takes a phone a good while.
  await self.registration.navigationPreload?.enable()
  await self.clients.claim()
}

/** Always from the server: after a deployment nobody sees an old page. */
async function page(request: Request, preloaded: Promise<Response | undefined>): Promise<Response> {
  try {
    return (await preloaded) ?? (await fetch(request))
  } catch (noConnection) {
    const instead = await caches.match(offlinePage)
    if (instead) return instead
    throw noConnection
  }
}

/** A name that changes with the content is never out of date. */
async function file(request: Request): Promise<Response> {
  const found = await caches.match(request.url)
  if (found) return found
  const response = await fetch(request)
  if (response.ok && response.type === 'basic') {
    const cache = await caches.open(kept)
    // Full storage is no reason to go without the file.
    await cache.put(request.url, response.clone()).catch(() => {})
  }
  return response
}

async function keep({ offlinePage: address, files }: Report) {
  const answer = await fetch(address)
  if (!answer.ok) return
  const loadedOrTouched = (await answer.clone().text()).matchAll(/(?:src|href)="(\/assets\/[^"]+)"/g)
  await Promise.allSettled(
    [...files, ...Array.from(loadedOrTouched, ([, name = '']) => name)]
      .map((name) => new Request(new URL(name, self.location.origin)))
      .filter(isFile)
      .map(file),
  )
  // Last, so that it is never there without its files.
  await (await caches.open(kept)).put(offlinePage, answer)
}

const isPage = ({ mode, url }: Request) => mode === 'navigate' && !new URL(url).pathname.startsWith('/api/')

function isFile({ method, url }: Request): boolean {
  const { origin, pathname, search } = new URL(url)
  return (
    method === 'GET' && origin === self.location.origin && !search && /^\/(assets|_i18n)\//.test(pathname)
  )
}
