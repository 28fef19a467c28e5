// Builds the API of the back office as one web-standard fetch function. It shares stages with the members' API.
import { Hono } from 'hono'
import { operations } from '#generated/backOffice/operations.ts'
import { refusal } from '#shared/protocol/envelope.ts'
import { languageOf } from '#shared/languages.ts'
import { openLimits, type Limits } from '../app/rateLimits/limits.ts'
import type { Connection } from '../app/stages/call.ts'
import { startWith } from '../app/stages/pipeline.ts'
import { record } from '../app/stages/record.ts'
import { send } from '../http/envelope.ts'
import type { Integrations } from '../integrations/integrations.ts'
import { withOutbox } from '../integrations/outbox.ts'
import { openQueue } from '../jobs/queue.ts'
import type { Log } from '../process/log.ts'
import type { Measures } from '../process/measures.ts'
import type { StaffDirectory } from '../staff/sessions.ts'
import type { Store } from '../store/store.ts'
import { handlers } from './handlers.ts'
import type { MembersSite, StaffOperationId, WithQueue } from './operation.ts'
import {
  authenticateStaff,
  handleStaffCall,
  readStaffBody,
  readStaffCaller,
  recordReason,
} from './staffCall.ts'

export type BackOfficeOptions = {
  store: Store
  integrations: Integrations
  directory: StaffDirectory
  /** Public origin of the back office. */
  origin: string
  membersSite: MembersSite
  log: Log
  clock?: () => Date
  limits?: Limits
  measures?: Measures | undefined
}

export function createBackOfficeApi({
  store,
  integrations,
  directory,
  origin,
  membersSite,
  log,
  clock = () => new Date(),
  limits = openLimits(),
  measures,
}: BackOfficeOptions) {
  const { db } = store
  const sender = { ...integrations, send: withOutbox(db, integrations.send) }
  const withQueue: WithQueue = async (work) => {
    const queue = await openQueue(store, log, { supervise: false })
    try {
      return await work(queue)
    } finally {
      await queue.close()
    }
  }
  const answer = startWith(record(log, measures))
    .next(readStaffCaller(origin))
    .next(authenticateStaff({ db, directory, clock, limits }))
    .next(readStaffBody({ db, directory, clock }))
    .next(recordReason(db))
    .end(handleStaffCall(db, { handlers, integrations: sender, withQueue, membersSite, log }))
  const api = new Hono<Connection>()
  for (const id of staffOperationIds) {
    const operation = operations[id]
    const path = operation.path.replaceAll(/\{(\w+)\}/g, ':$1')
    api.on(operation.method, path, (c) => answer({ c, id, operation }))
  }
  api.notFound((c) => send(refusal('NOT_FOUND', languageOf(c.req.header('Language')))))
  return api
}

const isStaffOperation = (id: string): id is StaffOperationId => id in operations
export const staffOperationIds = Object.keys(operations).filter(isStaffOperation)
