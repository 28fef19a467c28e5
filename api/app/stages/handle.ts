// Calls the operation's handler: prepares it, chooses the database that it reads from, and puts its result into the envelope.
import { success, type Answer } from '#shared/protocol/envelope.ts'
import type { Handlers } from '#api/http/operation.ts'
import { Refused } from '#shared/protocol/refuse.ts'
import type { Integrations } from '#api/integrations/integrations.ts'
import { faultOf } from '#api/process/log.ts'
import type { Measures } from '#api/process/measures.ts'
import type { Store } from '#api/store/store.ts'
import type { CountedCall, HandlerRequest, PreparedCall, Stage } from './call.ts'

type Services = {
  handlers: Handlers
  store: Store
  integrations: Integrations
  measures: Measures | undefined
}
type AnyFunction = (request: never) => Promise<unknown>
type AnyHandler = AnyFunction | { prepare: (request: never) => Promise<AnyFunction> }

/** Looks up the handler, and does its slow preparation, such as hashing, while no transaction is open. */
export const prepare =
  ({ handlers, store: { db }, integrations, measures }: Services): Stage<CountedCall, PreparedCall> =>
  async (call, next) => {
    const { id, input, member, language, now, caller, browser } = call
    const request = { ...input, member, language, now, caller, browser, measures, db, integrations }
    return await next({ ...call, request, handler: await preparedHandler(handlers[id], request) })
  }

/** Defers errors of the preparation to the returned handler, because a call with a repeated key never runs it. */
async function preparedHandler(
  handler: AnyHandler,
  request: HandlerRequest,
): Promise<PreparedCall['handler']> {
  if (typeof handler === 'function') return apply(handler)
  return await handlerFrom(handler.prepare, request).catch((error: unknown) => () => Promise.reject(error))
}

/**
 * Calls a handler of any operation. Types of handlers and requests differ per id, and TypeScript cannot relate them for
 * an id that is known at run time only: the request was validated by the schemas of the same id.
 */
const apply =
  (handler: AnyFunction) =>
  async (request: HandlerRequest): Promise<unknown> =>
    await Reflect.apply(handler, undefined, [request])

async function handlerFrom(prepareCall: AnyFunction, request: HandlerRequest) {
  const handler = await apply(prepareCall)(request)
  if (typeof handler !== 'function') throw new TypeError('A prepared call has no handler')
  return async (current: HandlerRequest): Promise<unknown> =>
    await Reflect.apply(handler, undefined, [current])
}

/**
 * Reads from the replica for operations marked `x-may-be-old`; retries on the primary if the replica fails, which is
 * safe because these operations do not write. Calls with an Idempotency-Key use their own transaction.
 */
export const useReplica =
  (store: Pick<Store, 'replica'>): Stage<PreparedCall, PreparedCall> =>
  async (call, next) => {
    const { operation, key, line, request } = call
    const replica = operation.mayBeOld && key === undefined ? store.replica?.() : undefined
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
