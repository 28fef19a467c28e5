// Calls the operation's handler: runs its preparation, chooses the primary or the replica database, and wraps the
// result in the envelope.
import { success, type Answer } from '#shared/protocol/envelope.ts'
import { Refused } from '#shared/protocol/refuse.ts'
import type { Integrations } from '#api/integrations/integrations.ts'
import { faultOf } from '#api/process/log.ts'
import type { Measures } from '#api/process/measures.ts'
import type { Store } from '#api/store/store.ts'
import type { CountedCall, HandlerRequest, PreparedCall, Stage } from './call.ts'

type Services = {
  /** Handlers by operation id. */
  handlers: Readonly<Record<string, AnyHandler>>
  store: Store
  integrations: Integrations
  measures: Measures | undefined
}
type AnyFunction = (request: never) => Promise<unknown>
type AnyHandler = AnyFunction | { prepare: (request: never) => Promise<AnyFunction> }

/** Finds the handler, and runs its slow preparation, such as hashing, while no transaction is open. */
export const prepare =
  ({ handlers, store: { db }, integrations, measures }: Services): Stage<CountedCall, PreparedCall> =>
  async (call, next) => {
    const { id, input, member, language, now, caller, browser } = call
    const request = { ...input, member, language, now, caller, browser, measures, db, integrations }
    return await next({ ...call, request, handler: await preparedHandler(handlers[id], request) })
  }

/**
 * Prepares the handler. If the preparation fails, the returned handler throws the error when it runs. A call with a
 * repeated Idempotency-Key does not run the handler, and therefore still gets the stored response.
 */
async function preparedHandler(
  handler: AnyHandler | undefined,
  request: HandlerRequest,
): Promise<PreparedCall['handler']> {
  if (!handler) throw new Error('Operation has no handler.')
  if (typeof handler === 'function') return apply(handler)
  return await handlerFrom(handler.prepare, request).catch((error: unknown) => () => Promise.reject(error))
}

/**
 * Calls the handler of an operation that is known only at run time. TypeScript cannot check that request and handler
 * have matching types. The call is safe, because the request was validated by the schemas of the same operation.
 */
const apply =
  (handler: AnyFunction) =>
  async (request: HandlerRequest): Promise<unknown> =>
    await Reflect.apply(handler, undefined, [request])

async function handlerFrom(prepareCall: AnyFunction, request: HandlerRequest) {
  const handler = await apply(prepareCall)(request)
  if (typeof handler !== 'function') throw new TypeError('Prepared call has no handler')
  return async (current: HandlerRequest): Promise<unknown> =>
    await Reflect.apply(handler, undefined, [current])
}

/**
 * Runs operations marked `x-allow-stale` on the replica database. If the replica fails, retries on the primary
 * database, which is safe because these operations do not write. Calls with an Idempotency-Key run in a transaction on
 * the primary.
 */
export const useReplica =
  (store: Pick<Store, 'replica'>): Stage<PreparedCall, PreparedCall> =>
  async (call, next) => {
    const { operation, key, line, request } = call
    const replica = operation.readFromReplica && key === undefined ? store.replica?.() : undefined
    if (!replica) return await next(call)
    try {
      const answer = await next({ ...call, request: { ...request, db: replica } })
      line.replica = true
      return answer
    } catch (error) {
      if (error instanceof Refused) throw error
      line.replica = faultOf(error)
      return await next(call)
    }
  }

export async function handle({ handler, request }: PreparedCall): Promise<Answer> {
  return success(await handler(request))
}
