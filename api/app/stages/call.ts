// Defines the state of a call in the request pipeline. Each type adds the fields that one stage sets. Therefore stages
// in a wrong order cause a compile error.
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
 * One step of the request pipeline. A stage reads or validates a part of the call and passes the call to `next`, or
 * throws a `Refused`. Later stages run within `next`, so that a stage can also handle their results and errors.
 */
export type Stage<Before, After, Result = Answer> = (
  call: Before,
  next: (call: After) => Promise<Answer>,
) => Promise<Result>

/**
 * Properties of the connection, which the server passes to the API; `sessions` is shared by all API calls of one page
 * render.
 */
export type Connection = { Bindings: Partial<Caller> & { sessions?: SharedSessions } }

/** Fields of the log line, added while the call runs. */
export type CallLine = {
  /** Operation id. */
  operation: string
  client?: string | undefined
  status?: number
  member?: string | undefined
  refused?: string
  /** Id of the member for whom the caller sent a wrong password or code. */
  guessed?: string
  /** Name of the rate limit that the call exceeded. */
  limit?: string
  /** Network of the caller; logged only for a wrong password, code or token. */
  network?: string
  /**
   * True if the call read from the replica database. Contains the error of the replica if the replica failed and the
   * call was retried on the primary database.
   */
  replica?: true | string
  /** True if the client closed the connection before the response. */
  left?: true
  audit?: true
  ms?: number
  fault?: string
}

/** State of a call that the router passes to the first stage. */
export type RoutedCall<Id extends string = string> = { c: Context<Connection>; id: Id; operation: Operation }

/** State of a call after the stage `record`. */
export type RecordedCall = RoutedCall & { language: Language; line: CallLine }

/** State of a call after the stage `readCaller`. */
export type IdentifiedCall = RecordedCall & {
  caller: Caller
  network: string
  /** Value of the `Browser-Id` header, an id that the browser generated; empty without the header. */
  browser: string
  token: string | undefined
  sessions: SharedSessions | undefined
}

/** State of a call after the stage `readBody`. */
export type ReadCall = IdentifiedCall & {
  /** Validated input; `undefined` for unreadable input, whose error is in `unreadable`. */
  input: Input | undefined
  unreadable: unknown
  /** Instant at which the last byte of the request arrived, or at which the page render made its first read. */
  now: Date
}

/** State of a call after the stage `authenticate`. */
export type AuthenticatedCall = ReadCall & {
  /** Member of the token; the call counts against the rate limits of this member. */
  signedIn: Member | null
  /** Member on whose behalf the operation runs; `null` for an operation that is open to anyone. */
  member: Member | null
}

/** State of a call after the stages `limit` and `authorize`. */
export type CountedCall = AuthenticatedCall & {
  input: Input
  /** The Idempotency-Key, if the operation accepts one and the caller sent it. */
  key: string | undefined
}

/** State of a call after the stages `prepare`, `idempotency` and `useReplica`. */
export type PreparedCall = CountedCall & {
  handler: (request: HandlerRequest) => Promise<unknown>
  request: HandlerRequest
}

/** Validated parts of the request. */
type Input = Awaited<ReturnType<typeof readInput>>

/** Argument of a handler. The type is general, because the operation is known only at run time. */
export type HandlerRequest = { [Part in keyof OperationRequest<OperationId>]: unknown } & {
  db: Database
  integrations: Integrations
}
