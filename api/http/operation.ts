// Defines handlers: one function per operation, typed by the contract, so that a missing handler, a wrong response or a
// field that was renamed in openapi.yaml does not compile.
import type * as z from 'zod/mini'
import type { operations as table } from '#generated/operations.ts'
import type { operations as schema } from '#generated/schema.d.ts'
import type { Member } from '../members/member.ts'
import type { Measures } from '../process/measures.ts'
import type { Integrations } from '../integrations/integrations.ts'
import type { Database } from '../store/store.ts'
import type { Data, Json, OperationId, Tag } from '#shared/protocol/operation.ts'
import type { Language } from '../locale/language.ts'

type MemberFor<Id extends OperationId> = {
  anyone: null
  optional: Member | null
  member: Member
}[(typeof table)[Id]['access']]

type PartOf<Id extends OperationId, Part extends string> =
  schema[Id]['parameters'] extends Record<Part, infer Of> ? Of : undefined

/** Output type of a part's validator: with defaults, and numbers as numbers. */
type Validated<Id extends OperationId, Part extends string> =
  (typeof table)[Id] extends Readonly<Record<Part, infer Of extends z.ZodMiniType>> ? z.output<Of> : undefined

export type OperationRequest<Id extends OperationId> = {
  body: schema[Id] extends { requestBody: infer Body } ? Json<Body> : undefined
  query: Validated<Id, 'query'>
  headers: Validated<Id, 'headers'>
  path: PartOf<Id, 'path'>
  member: MemberFor<Id>
  language: Language
  /** Database, or the transaction that a call with an Idempotency-Key opened. */
  db: Database
  /** Instant at which the request arrived. Rules use it instead of the clock. */
  now: Date
  caller: Caller
  /** Id that the browser generated for itself; empty if it sends no id. */
  browser: string
  integrations: Integrations
  measures: Measures | undefined
}

/** Caller as far as the network and headers identify it. */
export type Caller = {
  address: string
  /** ISO 3166-1 alpha-2 from the proxy or the browser's languages; `null` if unknown. */
  country: string | null
  /** Browser and system, such as `Chrome, Android`; `null` if unknown. */
  device: string | null
}

export type Handler<Id extends OperationId> = (request: OperationRequest<Id>) => Promise<Data<Id>>

/**
 * A handler with a preparation for slow work, such as hashing, while no transaction is open. Errors of the preparation
 * must be thrown by the returned handler, because a call with a repeated key never runs it.
 */
export type StagedHandler<Id extends OperationId> = {
  prepare: (request: OperationRequest<Id>) => Promise<Handler<Id>>
}

type IdsOf<Of extends Tag> = {
  [Id in OperationId]: (typeof table)[Id]['tag'] extends Of ? Id : never
}[OperationId]

/** All handlers of one tag, or of all tags by default. */
export type Handlers<Of extends Tag = Tag> = { [Id in IdsOf<Of>]: Handler<Id> | StagedHandler<Id> }
