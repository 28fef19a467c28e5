// Counts a call against the limits of its rate class before the operation runs.
import type { Operation } from '#shared/protocol/operation.ts'
import { readKey } from '#api/http/idempotency/idempotency.ts'
import { readAccount } from '#api/session/accounts.ts'
import type { Limits } from '../rateLimits/limits.ts'
import type { AuthenticatedCall, CountedCall, Stage } from './call.ts'
import { valueAt } from '#shared/unknown.ts'

/** Counts and rejects unreadable input. A malformed Idempotency-Key is rejected without being counted. */
export const limit =
  (limits: Limits): Stage<AuthenticatedCall, CountedCall> =>
  async (call, next) => {
    const { operation, input, unreadable, signedIn, member } = call
    const count = isCounted(call) ? limits : withoutLimits
    const caller = { rate: operation.rate, address: call.network, member: signedIn?.id }
    if (!input) return await count(caller, () => Promise.reject(unreadable))
    const account = accountOf(operation, input.body, member?.id)
    const key = operation.idempotent ? readKey(call.c.req.header('Idempotency-Key')) : undefined
    // Request bytes of members are not limited, because the number of items that they may store is.
    const bytes = member || input.body === undefined ? 0 : Buffer.byteLength(JSON.stringify(input.body))
    return await count(
      { ...caller, account, bytes },
      () => next({ ...call, input, key }),
      ({ refused }) => refused,
    )
  }

/** Returns false for reads of a page render: the page was counted by `admit`. */
const isCounted = ({ sessions, operation }: AuthenticatedCall) => !sessions || operation.rate !== 'read'

const withoutLimits: Limits = (_caller, call) => call()

/**
 * Returns the key of the limits per account: the member if the operation requires sign-in, else the account that the body names. All
 * forms of a phone number have the same key.
 */
function accountOf({ access }: Operation, body: unknown, memberId: string | undefined) {
  if (access === 'member') return memberId
  const account = valueAt(body, 'account') ?? valueAt(body, 'replyTo')
  return typeof account === 'string' ? (readAccount(account) ?? account.toLowerCase()) : memberId
}
