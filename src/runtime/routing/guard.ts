// Access guard of all routes. The root route runs the guard on the server and in the browser, so that new routes are
// also covered (section 2 of the specification, access rules).
import { redirect, type AnyRouteMatch, type ParsedLocation } from '@tanstack/react-router'
import { loadOnce } from '#src/client/loadOnce.ts'
import type { AppContext } from '../app/context.ts'
import { pageChunk } from '../loading/reload.ts'
import type { Access } from './screen.ts'

type Route = Pick<AnyRouteMatch, 'staticData' | '_notFound'>
type Visit = {
  context: { app: AppContext }
  location: ParsedLocation
  matches: readonly Route[]
  preload: boolean
}

/**
 * Allows the visit or throws a redirect that preserves the query. Redirects visitors from member pages to `/login`
 * with the full original URL. Redirects members from pages for visitors, and requests with an invalid token, to `/`.
 */
export async function guard({ context: { app }, location, matches, preload }: Visit): Promise<void> {
  const route = matches.at(-1)
  // Allow the visit of an unknown route, which returns 404 to every visitor.
  if (!route || matches.some(({ _notFound }) => _notFound)) return
  const { access, redirect: target, endsSession } = screenOf(route)
  const home = () => redirect({ to: '/', search: location.search })
  if (app.token()) {
    const member = await findMember(app, access === 'member', preload)
    if (access === 'visitor' ? member : member === null) throw home()
  } else if (access === 'member') {
    if (endsSession) throw redirect({ to: '/login', search: location.search })
    const original = new URL(location.href, app.origin).href
    throw redirect({ to: '/login', search: { redirect: original } })
  }
  if (typeof target === 'string')
    throw redirect({ href: target.startsWith('/') ? target + location.searchStr : target })
}

/** Returns the access of a route; a route that declares no access requires a signed-in member. */
const screenOf = ({ staticData: { screen } }: Route): Guarded =>
  typeof screen === 'object' ? screen : { access: 'member' }

type Guarded = { access: Access; redirect?: string | true; endsSession?: true }

/** Loads, once, the module that validates the token and returns the member. */
export const memberModule = loadOnce(() => import('../session/member.ts'))

/** @returns `undefined` if the token could not be validated; if `matters` is true, the error is thrown instead */
async function findMember(app: AppContext, matters: boolean, preload: boolean) {
  try {
    const { memberOf } = await pageChunk(memberModule, preload)
    return await memberOf(app)
  } catch (error) {
    if (matters) throw error
  }
}
