// Following a `redirect` parameter: where it may lead is the one rule of server and web app.
import { redirect, type AnyRouter } from '@tanstack/react-router'
import { redirectTarget } from '../client/redirects.ts'
import type { Hub } from './hub.ts'

/** The address to follow: absolute, on the hub, the app host or the shop; the hub's `/` for anything else (section 5). */
const targetOf = (wanted: string | undefined, { origin, neighbours }: Hub) =>
  new URL(redirectTarget(wanted, { hub: origin, neighbours }))

/** For a route that only leads on, such as `/redirect`: to be thrown by its loader. */
export const leadOn = (wanted: string | undefined, hub: Hub) => redirect({ href: targetOf(wanted, hub).href })

/** After a deed on a page: on to where the address leads, within the app where that is a page of the hub. */
export function follow(wanted: string | undefined, hub: Hub, router: AnyRouter) {
  const target = targetOf(wanted, hub)
  // A path that begins with two slashes would be read as another host.
  if (target.origin !== hub.origin || target.pathname.startsWith('//')) location.replace(target)
  else router.history.replace(target.href.slice(target.origin.length))
}

/** The same place as a path of the hub, for those who take no other: a neighbour is led to by `/redirect`. */
export function hubPathOf(wanted: string | undefined, hub: Hub): string {
  const { origin, href } = targetOf(wanted, hub)
  return origin === hub.origin ? href.slice(origin.length) : `/redirect?redirect=${encodeURIComponent(href)}`
}
