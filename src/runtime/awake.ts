// What runs beside the pages once the first one has loaded: it costs the first load nothing, and a page that never gets it
// works all the same.
import type { AnyRouter } from '@tanstack/react-router'
import { followBuilds } from './builds.ts'
import type { Hub } from './hub.ts'
import { startOffline } from './offline/start.ts'
import { settle } from './start/settle.ts'
import { startTracking } from './tracking/tracking.ts'

/** Called once in the browser, after the first page has loaded. */
export function awake(hub: Hub, router: AnyRouter) {
  settle(hub, router)
  startTracking(hub, router)
  followBuilds(router)
  startOffline(hub, router)
}
