// Reads the whole request and validates it against the contract. Unreadable input is not rejected yet, because the
// later stage `limit` must count the call first.
import { readInput } from '#shared/protocol/input.ts'
import type { IdentifiedCall, ReadCall, Stage } from './call.ts'
import { ClientDisconnected } from './record.ts'

/**
 * Reads the clock after the last byte of the body has arrived, because the next stage checks the session at this time.
 * Therefore a slow request cannot use a session that has ended in the meantime. The reads of a page render share the
 * instant of the first one.
 */
export const readBody =
  (clock: () => Date): Stage<IdentifiedCall, ReadCall> =>
  async (call, next) => {
    const read = await readInput(call.c, call.operation).then(
      (input) => ({ input, unreadable: undefined }),
      (error: unknown) => ({
        input: undefined,
        unreadable: error ?? new Error('Input cannot be read'),
      }),
    )
    if (call.c.req.raw.signal.aborted) throw new ClientDisconnected()
    const now = call.sessions?.now(call.operation.rate, clock) ?? clock()
    return await next({ ...call, ...read, now })
  }
