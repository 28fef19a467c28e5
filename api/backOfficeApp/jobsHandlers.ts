// Handles failed jobs and dead letters that staff retry.
import { listDeadLetters, retryDeadLetters } from '../backOffice/jobs/deadLetters.ts'
import { listFailedJobs, retryFailedJobs } from '../backOffice/jobs/failedJobs.ts'
import { page } from '../http/paging.ts'
import type { StaffHandlers } from './operation.ts'

type Operation = 'listFailedJobs' | 'retryFailedJobs' | 'listDeadLetters' | 'retryDeadLetters'

export const jobsHandlers: Pick<StaffHandlers, Operation> = {
  async listFailedJobs({ withQueue, query: { cursor, limit } }) {
    const list = { after: cursor, limit: limit + 1 }
    return page(await withQueue((queue) => listFailedJobs(queue, list)), limit)
  },

  async retryFailedJobs({ db, withQueue, body: { ids }, staff, now }) {
    return await withQueue((queue) => retryFailedJobs(db, queue, { ids: withoutDuplicates(ids), staff, now }))
  },

  async listDeadLetters({ db, query: { cursor, limit } }) {
    return page(await listDeadLetters(db, { after: cursor, limit: limit + 1 }), limit)
  },

  async retryDeadLetters({ db, body: { ids }, staff, now }) {
    return await retryDeadLetters(db, { ids: withoutDuplicates(ids), staff, now })
  },
}

const withoutDuplicates = (ids: readonly string[] | undefined) => ids && [...new Set(ids)]
