// What of the start waits until the first page has loaded.
import type { AnyRouter } from '@tanstack/react-router'
import type { Hub } from '../hub.ts'
import { forgetDraftsOfOthers } from '../drafts.ts'
import { lookUpCountry } from './country.ts'
import { keepRedTag } from './redTag.ts'
import { localStore } from './storage.ts'

/** Runs once in the browser, beside the pages. */
export function settle(hub: Hub, router: AnyRouter) {
  // The app around the hub looks for its mode by this key (section 3); the cookie, which runs out by itself, is the truth.
  localStore.set('APPMODE', hub.jar.get('appMode'))
  router.subscribe('onResolved', ({ toLocation }) => keepRedTag(toLocation.pathname, hub.jar))
  forgetDraftsOfOthers(hub)
  // Nobody waits for it.
  lookUpCountry(hub).catch(() => {})
}
