// Tables of the magazine issues that members have read, and of their progress in courses.
import { jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { instant } from '../store/columns.ts'

export const magazineHistory = pgTable(
  'magazine_history',
  { memberId: text('member_id').notNull(), issue: text().notNull(), readAt: instant('read_at').notNull() },
  (table) => [primaryKey({ columns: [table.memberId, table.issue] })],
)

/**
 * One row for each member and course. Concurrent calls that finish chapters of a course update the same row one after
 * another, so that exactly one of them finishes the course.
 */
export const courseProgress = pgTable(
  'course_progress',
  {
    memberId: text('member_id').notNull(),
    course: text().notNull(),
    /** Time at which each chapter was finished, by chapter id. */
    chapters: jsonb().$type<Record<string, string>>().notNull(),
    finishedAt: instant('finished_at'),
  },
  (table) => [primaryKey({ columns: [table.memberId, table.course] })],
)
