// Describes what a handler is: one function an operation, typed by the contract, so that a missing handler, a wrong answer or a
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

/** A part as its validator returns it: with defaults, and numbers as numbers. */
type Validated<Id extends OperationId, Part extends string> =
  (typeof table)[Id] extends Readonly<Record<Part, infer Of extends z.ZodMiniType>> ? z.output<Of> : undefined

export type OperationRequest<Id extends OperationId> = {
  body: schema[Id] extends { requestBody: infer Body } ? Json<Body> : undefined
  query: Validated<Id, 'query'>
  headers: Validated<Id, 'headers'>
  path: PartOf<Id, 'path'>
  member: MemberFor<Id>
  language: Language
  /** The database, or the transaction that an idempotency key opened. */
  db: Database
  /** The instant the request arrived: rules take time from here, never from the clock. */
  now: Date
  caller: Caller
  /** The name that the browser made for itself; empty where it sends none. */
  browser: string
  integrations: Integrations
  measures: Measures | undefined
}

/** Who calls, as far as the network tells. */
export type Caller = {
  address: string
  /** ISO 3166-1 alpha-2 from the proxy or the browser's languages; `null` when neither tells. */
  country: string | null
  /** Browser and system in words such as `Chrome, Android`; `null` where they are not told or not known. */
  device: string | null
}

export type Handler<Id extends OperationId> = (request: OperationRequest<Id>) => Promise<Data<Id>>

/**
 * A handler whose call first does what takes long, such as hashing, while no transaction is open. What it finds out there
 * it may say only in the handler that it returns: the call may be one that was answered before.
 */
export type StagedHandler<Id extends OperationId> = {
  prepare: (request: OperationRequest<Id>) => Promise<Handler<Id>>
}

type IdsOf<Of extends Tag> = {
  [Id in OperationId]: (typeof table)[Id]['tag'] extends Of ? Id : never
}[OperationId]

/** All handlers of one tag; of every tag by default. */
export type Handlers<Of extends Tag = Tag> = { [Id in IdsOf<Of>]: Handler<Id> | StagedHandler<Id> }
