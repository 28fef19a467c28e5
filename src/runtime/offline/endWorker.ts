// What `/sw.js` is in a build with `VITE_OFFLINE=off`, should the worker ever do harm: it forgets all and is gone.
import type { WorkerScope } from './workerScope.ts'

declare const self: WorkerScope

self.addEventListener('install', (event) => event.waitUntil(self.skipWaiting()))

self.addEventListener('activate', (event) => event.waitUntil(end()))

async function end() {
  for (const name of await caches.keys()) await caches.delete(name)
  await self.registration.unregister()
}
