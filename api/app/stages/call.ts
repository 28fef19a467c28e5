// State of a call in the request pipeline. Each type adds the fields that one stage finds out, so that stages in another order do not compile.
import type { Context } from 'hono'
import type { Answer } from '#shared/protocol/envelope.ts'
import type { readInput } from '#shared/protocol/input.ts'
import type { Caller, OperationRequest } from '#api/http/operation.ts'
import type { Operation, OperationId } from '#shared/protocol/operation.ts'
import type { Integrations } from '#api/integrations/integrations.ts'
import type { Language } from '#api/locale/language.ts'
import type { Member } from '#api/members/member.ts'
import type { Database } from '#api/store/store.ts'
import type { SharedSessions } from './sharedSessions.ts'

/**
 * One step of the pipeline: checks or reads something and passes the call to `next`, or throws a `Refused`. Later
 * stages run within `next`, so that a stage can also handle their answer.
 */
export type Stage<Before, After, Result = Answer> = (
  call: Before,
  next: (call: After) => Promise<Answer>,
) => Promise<Result>

/** Properties of a connection that the host passes; `sessions` is shared by the calls of one page render. */
export type Connection = { Bindings: Partial<Caller> & { sessions?: SharedSessions } }

/** Fields of the log line, added while the call runs. */
export type CallLine = {
  operation: OperationId
  client?: string | undefined
  status?: number
  member?: string | undefined
  refused?: string
  /** The rate limit that the call exceeded. */
  limit?: string
  fault?: string
  [more: string]: unknown
}

/** From the router. */
export type RoutedCall = { c: Context<Connection>; id: OperationId; operation: Operation }

/** After `record`. */
export type RecordedCall = RoutedCall & { language: Language; line: CallLine }

/** After `readCaller`. */
export type IdentifiedCall = RecordedCall & {
  caller: Caller
  network: string
  /** Id that the browser generated for itself; empty if it sends no id. */
  browser: string
  token: string | undefined
  sessions: SharedSessions | undefined
}

/** After `readBody`. */
export type ReadCall = IdentifiedCall & {
  /** `undefined` for unreadable input, with the reason in `unreadable`. */
  input: Input | undefined
  unreadable: unknown
  /** The instant at which the whole request had arrived. */
  now: Date
}

/** After `authenticate`. */
export type AuthenticatedCall = ReadCall & {
  /** The owner of the token, whose rate limits count the call. */
  signedIn: Member | null
  /** The member that the operation acts for; `null` for an operation that is open to anyone. */
  member: Member | null
}

/** After `limit` and `authorize`. */
export type CountedCall = AuthenticatedCall & {
  input: Input
  /** The Idempotency-Key, if the operation accepts one and the caller sent it. */
  key: string | undefined
}

/** After `prepare`, `idempotency` and `useReplica`. */
export type PreparedCall = CountedCall & {
  handler: (request: HandlerRequest) => Promise<unknown>
  request: HandlerRequest
}

/** Validated parts of the request. */
type Input = Awaited<ReturnType<typeof readInput>>

/** The argument of a handler, before TypeScript knows of which one. */
export type HandlerRequest = { [Part in keyof OperationRequest<OperationId>]: unknown } & {
  db: Database
  integrations: Integrations
}
