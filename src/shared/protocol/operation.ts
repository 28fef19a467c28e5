// Types of an API operation: its entry in the generated table of operations, and the data that it returns.
import type * as z from 'zod/mini'
import type { operations as table, rateClasses } from '#generated/operations.ts'
import type { operations as schema } from '#generated/schema.d.ts'
import type { Parameters } from '../parameters.ts'
import type { RefusalName } from './refuse.ts'

export type OperationId = keyof typeof table & keyof schema
export type Tag = (typeof table)[OperationId]['tag']

/** Entry of the generated table of operations, which the server and the mocks read. */
export type Operation = {
  method: string
  path: string
  access: 'anyone' | 'optional' | 'member' | 'staff'
  /** Required permission: the code of an activity permission of the member, or a permission of the staff member. */
  permission?: string
  rate: keyof typeof rateClasses
  idempotent: boolean
  audit: boolean
  /** True if a read replica may serve the operation. */
  readFromReplica?: boolean
  /** Dates from which the operation is deprecated and removed, as YYYY-MM-DD at midnight UTC. */
  ending?: { since: string; until: string }
  /** Maximum size of the request body in bytes, if it differs from the contract's limit. */
  bodyLimit?: number
  refusals: readonly RefusalName[]
  /** Parameters that are not plain strings in the query or path, and all header parameters. */
  parameters?: Partial<Record<'query' | 'path' | 'headers', Parameters>>
  body?: z.ZodMiniType
  query?: z.ZodMiniType
  params?: z.ZodMiniType
  headers?: z.ZodMiniType
}

/** JSON body of a request or response. */
export type Json<Of> = Of extends { content: { 'application/json': infer Body } } ? Body : undefined
type Answer<Id extends OperationId> = Extract<Json<schema[Id]['responses'][200]>, { code: 200 }>

/** `data` of a successful response; void if the envelope contains no data. */
export type Data<Id extends OperationId> = Answer<Id> extends { data: infer Of } ? Of : void
