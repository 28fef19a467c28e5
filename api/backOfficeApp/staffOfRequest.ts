// Identifies the staff member of a request for a file, which a browser sends without a call of the API.
import type { Context } from 'hono'
import { getCookie } from 'hono/cookie'
import { Refused } from '#shared/protocol/refuse.ts'
import { staffOf, type StaffDirectory, type StaffMember } from '../staff/sessions.ts'
import type { Database } from '../store/store.ts'
import { isSameOrigin, sessionCookieFor } from './staffCall.ts'

type Options = { directory: StaffDirectory; origin: string; now: Date }

/** @returns `undefined` without a session, and for a request that another site sent */
export async function staffOfRequest(
  c: Context,
  db: Database,
  { directory, origin, now }: Options,
): Promise<StaffMember | undefined> {
  const token = getCookie(c, sessionCookieFor(origin))
  if (token === undefined || !isSameOrigin(c.req.raw, origin)) return undefined
  return await staffOf(db, token, { directory, now }).catch((error: unknown) => {
    if (error instanceof Refused) return undefined
    throw error
  })
}
