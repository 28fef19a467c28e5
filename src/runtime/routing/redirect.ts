// Follows a `redirect` parameter; server and web app share the validation.
import { redirect, type RouterHistory } from '@tanstack/react-router'
import { redirectTarget } from '#shared/redirects.ts'
import type { AppContext } from '../app/context.ts'

/**
 * Returns the URL to follow: absolute, on the hub, the app host or the shop; otherwise `/` of the hub (section 5).
 */
export const targetOf = (address: string | undefined, { origin, neighbours }: AppContext) =>
  new URL(redirectTarget(address, { hub: origin, neighbours }))

/** Redirect for the loader of a route such as `/redirect`, which throws it. */
export const redirectTo = (address: string | undefined, app: AppContext) =>
  redirect({ href: targetOf(address, app).href })

/** Navigates to the target of the `redirect` parameter, within the app if it is a page of the hub. */
export function followRedirect(
  address: string | undefined,
  app: AppContext,
  { history }: { history: RouterHistory },
) {
  const target = targetOf(address, app)
  // Browsers would read a path that starts with two slashes as another host.
  if (target.origin !== app.origin || target.pathname.startsWith('//')) location.replace(target)
  else history.replace(target.href.slice(target.origin.length))
}

/**
 * Leaves the app for a URL of the server, such as the shop; for `/` of the hub if it is not a trusted site. With
 * `replace`, the back button skips the current page.
 */
export function leaveFor(address: string, app: AppContext, { replace = false } = {}) {
  const target = targetOf(address, app)
  if (replace) location.replace(target)
  else location.assign(target)
}

/**
 * Converts the URL to a path of the hub, for calls that only accept paths: external services are reached by
 * `/redirect`.
 */
export function hubPathOf(address: string | undefined, app: AppContext): string {
  const { origin, href } = targetOf(address, app)
  return origin === app.origin ? href.slice(origin.length) : `/redirect?redirect=${encodeURIComponent(href)}`
}
