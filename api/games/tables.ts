// Holds the tables of games: check-ins and pauses, one row a local date; bought tickets, the seeds of draws, results.
// Behind every "once" stands a key.
import { sql } from 'drizzle-orm'
import {
  boolean,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  smallint,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core'
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
    /** Its place among the cycle's make-up days; `null` for a day checked in on itself. */
    makeUp: smallint('make_up'),
    /** A make-up day that was a gift, one a cycle. */
    onUs: boolean('on_us').notNull().default(false),
    /** Dates right before this one that a change of time zone cut short: not missed, and in no cycle. */
    skipped: smallint().notNull().default(0),
    /** The press; of a make-up day, when it was made up. */
    at: instant('at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.memberId, table.date, table.game] }),
    index('check_ins_date').on(table.date),
    uniqueIndex('check_ins_make_up').on(table.memberId, table.game, table.cycleStart, table.makeUp),
    uniqueIndex('check_ins_on_us')
      .on(table.memberId, table.game, table.cycleStart)
      .where(sql`${table.onUs}`),
  ],
)

/** One row for each day of a pause. */
export const checkInPauses = pgTable(
  'check_in_pauses',
  {
    memberId: text('member_id').notNull(),
    game: text().$type<Game>().notNull(),
    /** By the member's own calendar. */
    date: date({ mode: 'string' }).notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.memberId, table.date, table.game] }),
    index('check_in_pauses_date').on(table.date),
  ],
)

/** Tickets a member got for coins on a local date: the row that a daily limit is counted on. */
export const ticketPurchases = pgTable(
  'ticket_purchases',
  {
    memberId: text('member_id').notNull(),
    draw: text().notNull(),
    date: date({ mode: 'string' }).notNull(),
    bought: integer().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.memberId, table.draw, table.date] }),
    index('ticket_purchases_date').on(table.date),
  ],
)

/** What a draw is bound to: made when it opens; the seed is told to nobody before it is over. */
export const drawSeeds = pgTable('draw_seeds', {
  draw: text().primaryKey(),
  /** 32 bytes in hexadecimal. */
  seed: text().notNull(),
  /** SHA-256 of the bytes, published from the start. */
  seedHash: text('seed_hash').notNull(),
  /** The weights in the order that tickets count through. */
  weights: jsonb().$type<{ prize: string; weight: number }[]>().notNull(),
  madeAt: instant('made_at').notNull(),
  /** When the seed was first told to anybody: from then on nobody draws. */
  toldAt: instant('told_at'),
})

/** What tickets won, each once. Its tickets lie with the draw's seed open to anybody's check. */
export const drawResults = pgTable(
  'draw_results',
  {
    id: text().primaryKey(),
    ticketId: text('ticket_id').notNull(),
    memberId: text('member_id').notNull(),
    draw: text().notNull(),
    /** The prize that seed and ticket point to. */
    drawn: text().notNull(),
    /** The prize that was given: the consolation where the last of `drawn` was gone. */
    prize: text().notNull(),
    drawnAt: instant('drawn_at').notNull(),
  },
  (table) => [
    uniqueIndex('draw_results_ticket').on(table.ticketId),
    index('draw_results_member').on(table.memberId, table.id),
    index('draw_results_member_draw').on(table.memberId, table.draw, table.id),
  ],
)
