// Who may see a route (section 2, access rules). Guards run on the server and in the browser alike.
import { redirect, type ParsedLocation } from '@tanstack/react-router'
import { CallError } from '../client/errors.ts'
import { getGetUserInfoSuspenseQueryOptions } from '../client/session.ts'
import type { Hub } from './hub.ts'

type Visit = { context: { hub: Hub }; location: ParsedLocation }

/** For members only: without a token to `/login` with the full original address, with an invalid one to `/`. */
export async function requireMember({ context: { hub }, location }: Visit) {
  const original = new URL(location.href, hub.origin).href
  if (!hub.token()) throw redirect({ to: '/login', search: { redirect: original } })
  try {
    await hub.queryClient.ensureQueryData(
      getGetUserInfoSuspenseQueryOptions({ query: { meta: { handlesErrors: true } } }),
    )
  } catch (error) {
    if (!(error instanceof CallError && error.endsSession)) throw error
    hub.signOut()
    throw redirect({ to: '/', search: location.search })
  }
}

/** For visitors: who is signed in goes to `/` with the query kept. */
export function requireVisitor({ context: { hub }, location }: Visit) {
  if (hub.token()) throw redirect({ to: '/', search: location.search })
}
