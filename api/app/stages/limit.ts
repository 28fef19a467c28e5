// Counts a call against the limits of its rate class before the operation runs.
import type { Operation } from '#shared/protocol/operation.ts'
import { readKey } from '#api/http/idempotency/idempotency.ts'
import { readAccount } from '#api/session/accounts.ts'
import type { Limits } from '../rateLimits/limits.ts'
import type { AuthenticatedCall, CountedCall, Stage } from './call.ts'
import { valueAt } from '#shared/unknown.ts'

/**
 * Counts each call, including calls with unreadable input, which are rejected after they are counted. A call with a
 * malformed Idempotency-Key is rejected without being counted.
 */
export const limit =
  (limits: Limits): Stage<AuthenticatedCall, CountedCall> =>
  async (call, next) => {
    const { operation, input, unreadable, signedIn, member } = call
    const count = isCounted(call) ? limits : withoutLimits
    const caller = { rate: operation.rate, address: call.network, member: signedIn?.id }
    if (!input) return await count(caller, () => Promise.reject(unreadable))
    const account = accountOf(operation, input.body, member?.id)
    const key = operation.idempotent ? readKey(call.c.req.header('Idempotency-Key')) : undefined
    // Counts the bytes of visitors only, because other limits restrict how much a member may store.
    const bytes = member || input.body === undefined ? 0 : Buffer.byteLength(JSON.stringify(input.body))
    return await count(
      { ...caller, account, bytes },
      () => next({ ...call, input, key }),
      ({ refused }) => refused,
    )
  }

/** Returns false for reads during a page render, because `admit` has already counted the page. */
const isCounted = ({ sessions, operation }: AuthenticatedCall) => !sessions || operation.rate !== 'read'

const withoutLimits: Limits = (_caller, call) => call()

/**
 * Returns the key for limits per account: the member id if the operation requires sign-in, otherwise the email address
 * or phone number in the request body. All formats of a phone number result in the same key.
 */
function accountOf({ access }: Operation, body: unknown, memberId: string | undefined) {
  if (access === 'member') return memberId
  const account = valueAt(body, 'account') ?? valueAt(body, 'replyTo')
  return typeof account === 'string' ? (readAccount(account) ?? account.toLowerCase()) : memberId
}
