// Service worker `/sw.js` of a build with `VITE_OFFLINE=off`: deletes all caches and unregisters itself. Deploy such
// a build if the regular worker causes problems.
import type { WorkerScope } from './workerScope.ts'

declare const self: WorkerScope

self.addEventListener('install', (event) => event.waitUntil(self.skipWaiting()))

self.addEventListener('activate', (event) => event.waitUntil(unregister()))

async function unregister() {
  for (const name of await caches.keys()) await caches.delete(name)
  await self.registration.unregister()
}
