// Reads the data that the browser stores for offline use: the files of the service worker, and the member's cached API
// responses.
import type { Page } from '@playwright/test'
import { expect, hydrated } from './hub.ts'

/** Waits until the service worker has cached the offline page and the responses to the given calls. */
export async function isPrepared(page: Page, calls: string[] = []) {
  await hydrated(page)
  await expect.poll(() => page.evaluate(async () => Boolean(await caches.match('/offline')))).toBe(true)
  for (const call of calls)
    await expect.poll(async () => JSON.stringify(await storedReads(page))).toContain(`"${call}"`)
}

/** Returns the cached API responses in IndexedDB. */
export const storedReads = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<unknown[]>((done, fail) => {
        const opening = indexedDB.open('hub', 1)
        opening.onupgradeneeded = () => opening.result.createObjectStore('reads')
        opening.onerror = () => fail(opening.error)
        opening.onsuccess = () => {
          const reading = opening.result.transaction('reads').objectStore('reads').getAll()
          reading.onsuccess = () => {
            opening.result.close()
            done(reading.result)
          }
        }
      }),
  )

/**
 * Returns all data that outlives a tab as one string: every database, local storage, and the service worker's cache.
 */
export const allStored = (page: Page) =>
  page.evaluate(async () => {
    const resultOf = <Result>(request: IDBRequest<Result>) =>
      new Promise<Result>((done, fail) => {
        request.onsuccess = () => done(request.result)
        request.onerror = () => fail(request.error)
      })
    const texts = [JSON.stringify(localStorage)]
    for (const { name = '' } of await indexedDB.databases()) {
      const database = await resultOf(indexedDB.open(name))
      for (const store of database.objectStoreNames)
        texts.push(JSON.stringify(await resultOf(database.transaction(store).objectStore(store).getAll())))
      database.close()
    }
    for (const name of await caches.keys()) {
      const cache = await caches.open(name)
      for (const file of await cache.matchAll()) texts.push(await file.text())
    }
    return texts.join('\n')
  })
