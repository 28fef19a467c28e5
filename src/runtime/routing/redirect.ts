// Following a `redirect` parameter: server and web app share the rule where it may lead.
import { redirect, type RouterHistory } from '@tanstack/react-router'
import { redirectTarget } from '#shared/redirects.ts'
import type { AppContext } from '../app/context.ts'

/** The address to follow: absolute, on the hub, the app host or the shop; the hub's `/` for anything else (section 5). */
export const targetOf = (address: string | undefined, { origin, neighbours }: AppContext) =>
  new URL(redirectTarget(address, { hub: origin, neighbours }))

/** For a route that only redirects, such as `/redirect`: to be thrown by its loader. */
export const redirectTo = (address: string | undefined, app: AppContext) =>
  redirect({ href: targetOf(address, app).href })

/** Goes where the `redirect` parameter leads, within the app where that is a page of the hub. */
export function followRedirect(
  address: string | undefined,
  app: AppContext,
  { history }: { history: RouterHistory },
) {
  const target = targetOf(address, app)
  // A path that begins with two slashes would be read as another host.
  if (target.origin !== app.origin || target.pathname.startsWith('//')) location.replace(target)
  else history.replace(target.href.slice(target.origin.length))
}

/**
 * Leaves the app for an address that the server gave, such as the shop's, which no route of the app is; for the hub's `/` where
 * it is on none of the sites. With `replace`, Back leads past the page that led there.
 */
export function leaveFor(address: string, app: AppContext, { replace = false } = {}) {
  const target = targetOf(address, app)
  if (replace) location.replace(target)
  else location.assign(target)
}

/** The same address as a path of the hub, for calls that take no other: a neighbour is reached by `/redirect`. */
export function hubPathOf(address: string | undefined, app: AppContext): string {
  const { origin, href } = targetOf(address, app)
  return origin === app.origin ? href.slice(origin.length) : `/redirect?redirect=${encodeURIComponent(href)}`
}
