// Holds the table of what the server does by itself, and when it last did.
import { pgTable, text } from 'drizzle-orm/pg-core'
import { instant } from '../store/columns.ts'

export const jobRuns = pgTable('job_runs', {
  job: text().primaryKey(),
  /** When it was last begun of those times that it came to its end. */
  ranAt: instant('ran_at').notNull(),
})
