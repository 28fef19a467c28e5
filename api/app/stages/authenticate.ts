// Finds the member who sent a call by the session token, and checks that the member may call the operation.
import { openLruSet } from '#api/rateLimits/store/lruSet.ts'
import { Refused, refuse } from '#shared/protocol/refuse.ts'
import type { Member } from '#api/members/member.ts'
import { memberOf } from '#api/session/members.ts'
import type { Database } from '#api/store/store.ts'
import { isCountedByMember, type Limits, type RateName } from '../rateLimits/limits.ts'
import type { AuthenticatedCall, CountedCall, ReadCall, Stage } from './call.ts'

/**
 * Time and network of a request with a token, and the session cache, which is shared by all API calls of one page
 * render.
 */
type Visit = Pick<ReadCall, 'network' | 'now' | 'sessions'>

type Tokens = ReturnType<typeof openTokens>

/**
 * @returns functions that find the member of a token. Each unknown token counts as a guess against the limit of the
 * network.
 */
export function openTokens(db: Database, limits: Limits) {
  /** Tokens of valid sessions. A call with such a token is not counted as a guess. */
  const provenTokens = openLruSet()

  /** @throws TOKEN_MISSING, TOKEN_REVOKED, TOO_MANY_REQUESTS */
  async function requireMember(token: string, rate: RateName, { network, now, sessions }: Visit) {
    const look = () => memberOf(db, token, now)
    const read = async () => {
      const member = provenTokens.has(token)
        ? await look()
        : await limits({ rate: 'token', address: network }, look)
      provenTokens.add(token)
      return member
    }
    return await (sessions?.memberOf(token, rate, read) ?? read())
  }

  /** Returns the member of a token; `null` for an invalid token. */
  const findMember = (token: string, visit: Visit): Promise<Member | null> =>
    requireMember(token, 'read', visit).catch((error: unknown) =>
      error instanceof Refused ? null : Promise.reject(error),
    )

  return { requireMember, findMember }
}

export const authenticate =
  (tokens: Tokens): Stage<ReadCall, AuthenticatedCall> =>
  async (call, next) => {
    const signedIn = await findSignedIn(tokens, call)
    call.line.member = signedIn?.id
    return await next({ ...call, signedIn, member: call.operation.access === 'anyone' ? null : signedIn })
  }

/**
 * Reads the session of the token. If the operation is open to anyone, the session is needed only for rate limits per
 * member, and an invalid token is ignored.
 */
async function findSignedIn({ requireMember, findMember }: Tokens, call: ReadCall): Promise<Member | null> {
  const { token, operation } = call
  if (token === undefined) return null
  if (operation.access !== 'anyone') return await requireMember(token, operation.rate, call)
  return isCountedByMember(operation.rate) ? await findMember(token, call) : null
}

/** Checks the permission that the operation requires. @throws FORBIDDEN */
export const authorize: Stage<CountedCall, CountedCall> = async (call, next) => {
  const { operation, member } = call
  if (operation.permission && !member?.permissions.includes(operation.permission)) refuse('FORBIDDEN')
  return await next(call)
}
