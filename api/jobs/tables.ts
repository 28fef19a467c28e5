// Holds the table by which servers of the version before this one run their jobs; the version after it drops the table.
import { pgTable, text } from 'drizzle-orm/pg-core'
import { instant } from '../store/columns.ts'

export const jobRuns = pgTable('job_runs', {
  job: text().primaryKey(),
  /** When it was last begun of those times that it came to its end. */
  ranAt: instant('ran_at').notNull(),
})
