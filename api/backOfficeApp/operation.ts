// Types of back-office operations: one handler for each staff operation of openapi.yaml.
import type * as z from 'zod/mini'
import type { operations as table } from '#generated/backOffice/operations.ts'
import type { operations as schema } from '#generated/backOffice/schema.d.ts'
import type { Json } from '#shared/protocol/operation.ts'
import type { StaffMember } from '../staff/sessions.ts'
import type { Queue } from '../jobs/queue.ts'
import type { Integrations } from '../integrations/integrations.ts'
import type { Log } from '../process/log.ts'
import type { Database } from '../store/store.ts'

export type StaffOperationId = keyof typeof table & keyof schema

type Validated<Id extends StaffOperationId, Part extends string> =
  (typeof table)[Id] extends Readonly<Record<Part, infer Of extends z.ZodMiniType>> ? z.output<Of> : undefined

type PathOf<Id extends StaffOperationId> =
  schema[Id]['parameters'] extends Record<'path', infer Path> ? Path : undefined

export type StaffRequest<Id extends StaffOperationId> = {
  body: schema[Id] extends { requestBody: infer Body } ? Json<Body> : undefined
  query: Validated<Id, 'query'>
  path: PathOf<Id>
  staff: StaffMember
  db: Database
  now: Date
  integrations: Integrations
  withQueue: WithQueue
  membersSite: MembersSite
  log: Log
}

/** Members' site of this installation. */
export type MembersSite = {
  /** Public origin. */
  origin: string
  /** True if the installation has sample members. */
  hasSamples: boolean
}

/** Opens the job queue for the duration of `work`. */
export type WithQueue = <Of>(work: (queue: Queue) => Promise<Of>) => Promise<Of>

type Success<Id extends StaffOperationId> = Extract<Json<schema[Id]['responses'][200]>, { code: 200 }>

/** `data` of a successful response; void if the envelope contains no data. */
export type StaffData<Id extends StaffOperationId> = Success<Id> extends { data: infer Of } ? Of : void

export type StaffHandlers = {
  [Id in StaffOperationId]: (request: StaffRequest<Id>) => Promise<StaffData<Id>>
}
