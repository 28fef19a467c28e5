// Follows the `redirect` query parameter. The server and the web app share the validation of its target.
import { redirect, type RouterHistory } from '@tanstack/react-router'
import { redirectTarget } from '#shared/redirects.ts'
import type { AppContext } from '../app/context.ts'

/**
 * Returns the absolute URL of the target if it is on the hub, the app host or the shop, otherwise `/` of the hub
 * (section 5 of the specification).
 */
export const targetOf = (address: string | undefined, { origin, neighbours }: AppContext) =>
  new URL(redirectTarget(address, { hub: origin, neighbours }))

/** Creates the redirect that the loader of a route such as `/redirect` throws. */
export const redirectTo = (address: string | undefined, app: AppContext) =>
  redirect({ href: targetOf(address, app).href })

/** Navigates to the target of the `redirect` parameter. Stays within the app if the target is a page of the hub. */
export function followRedirect(
  address: string | undefined,
  app: AppContext,
  { history }: { history: RouterHistory },
) {
  const target = targetOf(address, app)
  // Use the full URL if the path starts with two slashes, because browsers would interpret such a path as another host.
  if (target.origin !== app.origin || target.pathname.startsWith('//')) location.replace(target)
  else history.replace(target.href.slice(target.origin.length))
}

/**
 * Leaves the app for a URL such as a page of the shop; opens `/` of the hub if the URL is not on a trusted site. With
 * `replace`, the back button skips the current page.
 */
export function leaveFor(address: string, app: AppContext, { replace = false } = {}) {
  const target = targetOf(address, app)
  if (replace) location.replace(target)
  else location.assign(target)
}

/**
 * Converts a redirect target to a path of the hub, for functions that accept only paths. A URL of another origin
 * becomes a path of `/redirect`, which redirects to that URL.
 */
export function hubPathOf(address: string | undefined, app: AppContext): string {
  const { origin, href } = targetOf(address, app)
  return origin === app.origin ? href.slice(origin.length) : `/redirect?redirect=${encodeURIComponent(href)}`
}
