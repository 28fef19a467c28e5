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
import { readBody } from '#api/app/stages/readBody.ts'
import type { Log } from '#api/process/log.ts'
import { storeReason } from '#api/staff/reasons.ts'
import { staffOf, type StaffDirectory, type StaffMember } from '#api/staff/sessions.ts'
import type { Database } from '#api/store/store.ts'
import type { MembersSite, StaffHandlers, WithQueue } from './operation.ts'

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

type IdentifiedStaffCall = IdentifiedCall & { staff: StaffMember }
type StaffCall = ReadCall & { staff: StaffMember }
type Sessions = { db: Database; directory: StaffDirectory; clock: () => Date }

/**
 * Finds the staff member before the body is read, so that a person without a session or permission cannot make the
 * server read large bodies. Counts unknown tokens as guesses of the network.
 * @throws TOKEN_REVOKED, FORBIDDEN
 */
export const authenticateStaff =
  ({ limits, ...sessions }: Sessions & { limits: Limits }): Stage<IdentifiedCall, IdentifiedStaffCall> =>
  async (call, next) => {
    const { network, operation, line } = call
    const staff = await limits({ rate: 'token', address: network }, () => permittedStaff(call, sessions))
    line.member = `staff:${staff.id}`
    return await limits(
      { rate: operation.rate, address: network, member: `staff:${staff.id}` },
      async () => await next({ ...call, staff }),
    )
  }

/** Returns the staff member of the session. @throws TOKEN_REVOKED, FORBIDDEN without the permission of the operation */
async function permittedStaff(
  { token = '', operation: { permission } }: IdentifiedCall,
  { db, directory, clock }: Sessions,
): Promise<StaffMember> {
  const staff = await staffOf(db, token, { directory, now: clock() })
  if (permission && !staff.permissions.some((name) => name === permission)) refuse('FORBIDDEN')
  return staff
}

/**
 * Reads the body. Checks the session again afterwards, because it may have ended while a slow body arrived.
 * @throws BAD_REQUEST, TOO_LARGE, UNSUPPORTED_MEDIA_TYPE, TOKEN_REVOKED, FORBIDDEN
 */
export const readStaffBody =
  (sessions: Sessions): Stage<IdentifiedStaffCall, StaffCall> =>
  async (call, next) =>
    await readBody(sessions.clock)(call, async ({ input, unreadable, now }) => {
      if (!input) throw unreadable
      const staff = call.operation.body ? await permittedStaff(call, sessions) : call.staff
      return await next({ ...call, input, unreadable, now, staff })
    })

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

type Services = {
  handlers: StaffHandlers
  integrations: Integrations
  withQueue: WithQueue
  membersSite: MembersSite
  log: Log
}

/** Calls the handler of the operation. */
export const handleStaffCall =
  (db: Database, { handlers, ...services }: Services) =>
  async ({ id, input, staff, now }: StaffCall): Promise<Answer> => {
    const all: Readonly<Record<string, AnyHandler>> = handlers
    const handler = all[id]
    if (!handler) throw new Error(`${id} has no handler.`)
    // TypeScript cannot check the types of a handler that is known only at run time. The schemas of the operation have
    // validated the input.
    const data: unknown = await Reflect.apply(handler, undefined, [{ ...services, ...input, staff, now, db }])
    return success(data)
  }
