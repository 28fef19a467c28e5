// Runs a call with an Idempotency-Key in the transaction that stores its response. A call with a repeated key gets the
// stored response.
import { runIdempotent } from '#api/http/idempotency/idempotency.ts'
import type { Integrations, Message } from '#api/integrations/integrations.ts'
import type { Database } from '#api/store/store.ts'
import type { PreparedCall, Stage } from './call.ts'
import { refusalOf } from './record.ts'

/** @throws KEY_REUSED if the key was sent before with another request */
export const idempotency =
  (db: Database, integrations: Integrations): Stage<PreparedCall, PreparedCall> =>
  async (call, next) => {
    const { id, key, input, member, now, request } = call
    if (key === undefined) return await next(call)
    // Sends emails and SMS after the commit, so that a rolled-back attempt sends no message.
    const messages: Message[] = []
    const later: Integrations = {
      ...integrations,
      send: async (message) => {
        messages.push(message)
        return true
      },
    }
    const scope = member?.id ?? 'visitor'
    const answer = await db.transaction((tx) => {
      messages.length = 0
      const work = () => next({ ...call, request: { ...request, db: tx, integrations: later } })
      return runIdempotent(tx, { scope, operation: id, key, request: input, now }, () =>
        work().catch((error) => refusalOf(error, call)),
      )
    })
    for (const message of messages) void integrations.send(message)
    return answer
  }
