// Check-ins: one row a member, game and local date. The primary key is what makes two at once grant once.
import { date, integer, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core'
import type { Game } from '../catalog/catalog.ts'

export const checkIns = pgTable(
  'check_ins',
  {
    memberId: text('member_id').notNull(),
    game: text().$type<Game>().notNull(),
    /** By the member's own calendar. */
    date: date({ mode: 'string' }).notNull(),
    /** First day of the seven-day cycle that the check-in belongs to. */
    cycleStart: date('cycle_start', { mode: 'string' }).notNull(),
    /** Days in a row, this one included. */
    streak: integer().notNull(),
    at: timestamp({ withTimezone: true, mode: 'date', precision: 3 }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.memberId, table.game, table.date] })],
)
