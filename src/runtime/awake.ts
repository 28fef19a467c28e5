// What runs beside the pages once the first one has loaded: it costs the first load nothing, and a page that never gets it
// works all the same.
import type { AnyRouter } from '@tanstack/react-router'
import type { Hub } from './hub.ts'

/** Called once in the browser, after the first page has loaded. */
export function awake(_hub: Hub, _router: AnyRouter) {
  // Parts are started here, one line each.
}
