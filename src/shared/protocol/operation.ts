// Types of an operation: its row of the generated table, and the data that it returns.
import type * as z from 'zod/mini'
import type { operations as table, rateClasses } from '#generated/operations.ts'
import type { operations as schema } from '#generated/schema.d.ts'
import type { Parameters } from '../parameters.ts'
import type { RefusalName } from './refuse.ts'

export type OperationId = keyof typeof table & keyof schema
export type Tag = (typeof table)[OperationId]['tag']

/** Row of the generated table, as server and mocks read it. */
export type Operation = {
  method: string
  path: string
  access: 'anyone' | 'optional' | 'member'
  /** Permission code of the activity, which the member must have. */
  permission?: string
  rate: keyof typeof rateClasses
  idempotent: boolean
  audit: boolean
  /** A read replica may serve the operation. */
  mayBeOld?: boolean
  /** Dates of deprecation and removal, as YYYY-MM-DD at midnight UTC. */
  ending?: { since: string; until: string }
  refusals: readonly RefusalName[]
  /** Parameters that are not plain strings of a query or path, and headers of the operation. */
  parameters?: Partial<Record<'query' | 'path' | 'headers', Parameters>>
  body?: z.ZodMiniType
  query?: z.ZodMiniType
  params?: z.ZodMiniType
  headers?: z.ZodMiniType
}

/** JSON body of a request or response. */
export type Json<Of> = Of extends { content: { 'application/json': infer Body } } ? Body : undefined
type Answer<Id extends OperationId> = Extract<Json<schema[Id]['responses'][200]>, { code: 200 }>

/** `data` of a success response; void if the envelope has no data. */
export type Data<Id extends OperationId> = Answer<Id> extends { data: infer Of } ? Of : void
