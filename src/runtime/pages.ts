// Which pages the app has: what leads to one shows only where there is one.
import type { AnyRouter } from '@tanstack/react-router'

/** @param address a path of the hub, perhaps with a query */
export function hasPage(router: AnyRouter, address: string): boolean {
  const [, params, found] = router.getMatchedRoutes(new URL(address, 'http://hub').pathname)
  // A route that was found with a rest is only the one above.
  return found !== undefined && !('**' in params)
}
