// Stages of a back-office call: the session cookie identifies the staff member, and the contract's permission decides
// if the call is allowed.
import { getCookie } from 'hono/cookie'
import type { Answer } from '#shared/protocol/envelope.ts'
import { success } from '#shared/protocol/envelope.ts'
import { refuse } from '#shared/protocol/refuse.ts'
import { networkOf } from '#api/http/network.ts'
import type { Integrations } from '#api/integrations/integrations.ts'
import type { Limits } from '#api/app/rateLimits/limits.ts'
import type { IdentifiedCall, ReadCall, RecordedCall, Stage } from '#api/app/stages/call.ts'
import { storeReason } from '#api/staff/reasons.ts'
import { staffOf, type StaffDirectory, type StaffMember } from '#api/staff/sessions.ts'
import type { Database } from '#api/store/store.ts'
import type { StaffHandlers, WithQueue } from './operation.ts'

/** Name of the session cookie. Browsers send a `__Host-` cookie only to the host that set it, and only over https. */
export const sessionCookie = '__Host-staff'
/** Name of the session cookie without https, for development on this host. */
export const plainSessionCookie = 'staff'

export const sessionCookieFor = (origin: string) =>
  origin.startsWith('https://') ? sessionCookie : plainSessionCookie

/**
 * Reads the session cookie. Rejects requests that another site sent, because browsers attach the cookie to them, too.
 * @throws FORBIDDEN, TOKEN_MISSING
 */
export const readStaffCaller =
  (origin: string): Stage<RecordedCall, IdentifiedCall> =>
  async (call, next) => {
    const { c } = call
    if (!isSameOrigin(c.req.raw, origin)) refuse('FORBIDDEN')
    const token = getCookie(c, sessionCookieFor(origin)) ?? refuse('TOKEN_MISSING')
    const { address = 'local' } = c.env ?? {}
    const caller = { address, country: null, device: null }
    return await next({
      ...call,
      caller,
      token,
      network: networkOf(address),
      browser: '',
      sessions: undefined,
    })
  }

/** Returns true if a page of the back office itself sent the request. */
export function isSameOrigin({ headers, method }: Request, origin: string): boolean {
  const site = headers.get('Sec-Fetch-Site')
  if (site !== null) return site === 'same-origin' || (method === 'GET' && site === 'none')
  const sender = headers.get('Origin')
  return sender === null ? method === 'GET' : sender === origin
}

type StaffCall = ReadCall & { staff: StaffMember }

/**
 * Finds the staff member, and counts unknown tokens as guesses of the network.
 * @throws TOKEN_REVOKED
 */
export const authenticateStaff =
  (
    db: Database,
    { directory, limits }: { directory: StaffDirectory; limits: Limits },
  ): Stage<ReadCall, StaffCall> =>
  async (call, next) => {
    const { token = '', network, now, operation, input, unreadable, line } = call
    const staff = await limits({ rate: 'token', address: network }, () =>
      staffOf(db, token, { directory, now }),
    )
    line.member = `staff:${staff.id}`
    if (operation.permission && !staff.permissions.some((name) => name === operation.permission))
      refuse('FORBIDDEN')
    return await limits({ rate: operation.rate, address: network, member: `staff:${staff.id}` }, async () => {
      if (!input) throw unreadable
      return await next({ ...call, input, staff })
    })
  }

/** Stores the reason of the call, if the permission of the operation requires one. */
export const recordReason =
  (db: Database): Stage<StaffCall, StaffCall> =>
  async (call, next) => {
    const { id, operation, input, staff, now } = call
    const permission = staff.permissions.find((name) => name === operation.permission)
    if (permission) await storeReason(db, { operation: id, permission, body: input?.body }, { staff, now })
    return await next(call)
  }

type AnyHandler = (request: never) => Promise<unknown>

type Services = { handlers: StaffHandlers; integrations: Integrations; withQueue: WithQueue }

/** Calls the handler of the operation. */
export const handleStaffCall =
  (db: Database, { handlers, integrations, withQueue }: Services) =>
  async ({ id, input, staff, now }: StaffCall): Promise<Answer> => {
    const all: Readonly<Record<string, AnyHandler>> = handlers
    const handler = all[id]
    if (!handler) throw new Error(`${id} has no handler.`)
    // TypeScript cannot check the types of a handler that is known only at run time. The schemas of the operation have
    // validated the input.
    const data: unknown = await Reflect.apply(handler, undefined, [
      { ...input, staff, now, db, integrations, withQueue },
    ])
    return success(data)
  }
