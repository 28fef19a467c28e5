// Following a `redirect` parameter: where it may lead is the one rule of server and web app.
import { redirect, type AnyRouter } from '@tanstack/react-router'
import { redirectTarget } from '../../../generated/redirects.ts'
import type { AppContext } from '../app/context.ts'

/** The address to follow: absolute, on the hub, the app host or the shop; the hub's `/` for anything else (section 5). */
const targetOf = (wanted: string | undefined, { origin, neighbours }: AppContext) =>
  new URL(redirectTarget(wanted, { hub: origin, neighbours }))

/** For a route that only leads on, such as `/redirect`: to be thrown by its loader. */
export const leadOn = (wanted: string | undefined, app: AppContext) =>
  redirect({ href: targetOf(wanted, app).href })

/** After a deed on a page: on to where the address leads, within the app where that is a page of the hub. */
export function follow(wanted: string | undefined, app: AppContext, router: AnyRouter) {
  const target = targetOf(wanted, app)
  // A path that begins with two slashes would be read as another host.
  if (target.origin !== app.origin || target.pathname.startsWith('//')) location.replace(target)
  else router.history.replace(target.href.slice(target.origin.length))
}

/** The same place as a path of the hub, for those who take no other: a neighbour is led to by `/redirect`. */
export function hubPathOf(wanted: string | undefined, app: AppContext): string {
  const { origin, href } = targetOf(wanted, app)
  return origin === app.origin ? href.slice(origin.length) : `/redirect?redirect=${encodeURIComponent(href)}`
}
