// Check-ins: one row a member, game and local date. The primary key is what makes two at once grant once.
import { date, index, integer, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core'
import type { Game } from '../catalog/checkIn.ts'
import { instant } from '../store/columns.ts'

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
    at: instant('at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.memberId, table.game, table.date] })],
)

/** Tickets of a draw, given once for each reference and used one at a time. */
export const drawTickets = pgTable(
  'draw_tickets',
  {
    id: text().primaryKey(),
    memberId: text('member_id').notNull(),
    /** The draw of the catalogue. */
    draw: text().notNull(),
    /** What they were given for; with `number` it is given once. */
    reference: text().notNull(),
    /** Its place among the tickets of its reference. */
    number: integer().notNull(),
    grantedAt: instant('granted_at').notNull(),
    usedAt: instant('used_at'),
  },
  (table) => [
    uniqueIndex('draw_tickets_reference').on(table.reference, table.number),
    index('draw_tickets_member').on(table.memberId, table.draw),
  ],
)
