// Reads the whole request and validates it by the contract. Unreadable input is passed on, because `limit` counts it as well.
import { readInput } from '#shared/protocol/input.ts'
import type { IdentifiedCall, ReadCall, Stage } from './call.ts'
import { HungUp } from './record.ts'

/**
 * Reads the clock and the session after the last byte of the body, so that a slow request cannot use a session that has
 * ended.
 */
export const readBody =
  (clock: () => Date): Stage<IdentifiedCall, ReadCall> =>
  async (call, next) => {
    const read = await readInput(call.c, call.operation).then(
      (input) => ({ input, unreadable: undefined }),
      (error: unknown) => ({
        input: undefined,
        unreadable: error ?? new Error('The input could not be read'),
      }),
    )
    if (call.c.req.raw.signal.aborted) throw new HungUp()
    return await next({ ...call, ...read, now: clock() })
  }
