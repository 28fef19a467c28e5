// Describes an operation: its row of the generated table, and the data that it returns.
import type * as z from 'zod/mini'
import type { operations as table, rateClasses } from '#generated/operations.ts'
import type { operations as schema } from '#generated/schema.d.ts'
import type { Parameters } from '../parameters.ts'
import type { RefusalName } from './refuse.ts'

export type OperationId = keyof typeof table & keyof schema
export type Tag = (typeof table)[OperationId]['tag']

/** A row of the generated table, as server and mocks read it. */
export type Operation = {
  method: string
  path: string
  access: 'anyone' | 'optional' | 'member'
  /** The activity's permission code that the member must hold. */
  permission?: string
  rate: keyof typeof rateClasses
  idempotent: boolean
  audit: boolean
  /** A replica of the database may answer it. */
  mayBeOld?: boolean
  /** The day since which it is deprecated, and the day from which on it is gone: YYYY-MM-DD, at midnight UTC. */
  ending?: { since: string; until: string }
  refusals: readonly RefusalName[]
  /** Parameters that are more than the plain text of a query or a path, and the operation's own headers. */
  parameters?: Partial<Record<'query' | 'path' | 'headers', Parameters>>
  body?: z.ZodMiniType
  query?: z.ZodMiniType
  params?: z.ZodMiniType
  headers?: z.ZodMiniType
}

/** The body of a request or a response in JSON. */
export type Json<Of> = Of extends { content: { 'application/json': infer Body } } ? Body : undefined
type Answer<Id extends OperationId> = Extract<Json<schema[Id]['responses'][200]>, { code: 200 }>

/** The `data` of the operation's success; nothing where the envelope carries none. */
export type Data<Id extends OperationId> = Answer<Id> extends { data: infer Of } ? Of : void
