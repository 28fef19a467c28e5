// Defines events of the log about jobs.
import type { EventDefinition } from './definition.ts'

export const jobsEvents = {
  queue_unavailable: {
    level: 'error',
    meaning: 'the job queue could not be opened; the worker retries. Check the database',
    fields: ['fault'],
  },
  queue_failed: {
    level: 'error',
    meaning: 'the job queue reported an error; it retries. Check the database',
    fields: ['queue', 'fault'],
  },
  job_failed: {
    level: 'error',
    meaning:
      'a job, or the part of its rows in `after`, `to` or `only`, failed; it is retried. Run `npm run back-office -- failed`',
    fields: ['job', 'after', 'to', 'only', 'fault'],
  },
  job_row_failed: {
    level: 'error',
    meaning: 'one row of a job failed; it is retried separately. Run `npm run back-office -- failed`',
    fields: ['job', 'row', 'fault'],
  },
  member_erased: {
    level: 'info',
    meaning: 'the account of `member` was erased at the end of its waiting period',
    fields: ['operation', 'member', 'audit'],
  },
} as const satisfies Record<string, EventDefinition>
