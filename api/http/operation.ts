// Defines the types of handlers: one function per operation of openapi.yaml. A missing handler, a wrong response or a
// renamed field causes a compile error.
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

/**
 * Type of a validated part of the request, such as the query: missing values have their defaults, and numbers are
 * parsed.
 */
type Validated<Id extends OperationId, Part extends string> =
  (typeof table)[Id] extends Readonly<Record<Part, infer Of extends z.ZodMiniType>> ? z.output<Of> : undefined

export type OperationRequest<Id extends OperationId> = {
  body: schema[Id] extends { requestBody: infer Body } ? Json<Body> : undefined
  query: Validated<Id, 'query'>
  headers: Validated<Id, 'headers'>
  path: PartOf<Id, 'path'>
  member: MemberFor<Id>
  language: Language
  /** Database connection, or the open transaction if the request has an Idempotency-Key. */
  db: Database
  /** Instant at which the request arrived. Business rules use it instead of the system clock. */
  now: Date
  caller: Caller
  /**
   * Random id that the browser generated for itself and sends with each request; empty string if the request has no
   * such id.
   */
  browser: string
  integrations: Integrations
  measures: Measures | undefined
}

/** Information about the caller from the network and the headers. */
export type Caller = {
  address: string
  /** Country code (ISO 3166-1 alpha-2) from the proxy or the browser's languages; `null` if unknown. */
  country: string | null
  /** True if the country is only estimated from the browser's languages. */
  isCountryEstimated?: boolean | undefined
  /** Browser and operating system, such as `Chrome, Android`; `null` if unknown. */
  device: string | null
}

export type Handler<Id extends OperationId> = (request: OperationRequest<Id>) => Promise<Data<Id>>

/**
 * A handler in two steps. `prepare` does slow work, such as hashing, before a transaction is opened, and returns the
 * handler. An error of `prepare` is thrown when the handler runs, because a call with a repeated idempotency key does
 * not run the handler, but gets the stored response.
 */
export type StagedHandler<Id extends OperationId> = {
  prepare: (request: OperationRequest<Id>) => Promise<Handler<Id>>
}

type IdsOf<Of extends Tag> = {
  [Id in OperationId]: (typeof table)[Id]['tag'] extends Of ? Id : never
}[OperationId]

/** Handlers of all operations with the tag; by default, of all operations. */
export type Handlers<Of extends Tag = Tag> = { [Id in IdsOf<Of>]: Handler<Id> | StagedHandler<Id> }
