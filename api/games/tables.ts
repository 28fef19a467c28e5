// Tables of games: check-ins and pauses with one row per local date, bought tickets, seeds and results of draws. Unique
// keys enforce all rules of the kind "once".
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
    /** Date in the member's time zone. */
    date: date({ mode: 'string' }).notNull(),
    /** First day of the seven-day cycle that the check-in belongs to. */
    cycleStart: date('cycle_start', { mode: 'string' }).notNull(),
    /** Consecutive days, including this one. */
    streak: integer().notNull(),
    /** Index among the cycle's make-up days; `null` for a regular check-in. */
    makeUp: smallint('make_up'),
    /** True for a free make-up day, one per cycle. */
    onUs: boolean('on_us').notNull().default(false),
    /**
     * Number of dates directly before this one that a change of time zone cut short: they do not count as missed and
     * belong to no cycle.
     */
    skipped: smallint().notNull().default(0),
    /** Instant of the tap; for a make-up day, of the make-up. */
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
    /** Date in the member's time zone. */
    date: date({ mode: 'string' }).notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.memberId, table.date, table.game] }),
    index('check_in_pauses_date').on(table.date),
  ],
)

/** Number of tickets that a member bought on a local date; the row enforces the daily limit. */
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

/** Commitment of a draw, created when it opens. The seed is secret until the draw has ended. */
export const drawSeeds = pgTable('draw_seeds', {
  draw: text().primaryKey(),
  /** 32 bytes in hexadecimal. */
  seed: text().notNull(),
  /** SHA-256 of the bytes, published from the start. */
  seedHash: text('seed_hash').notNull(),
  /** Weights, in the order in which they are summed to select a prize. */
  weights: jsonb().$type<{ prize: string; weight: number }[]>().notNull(),
  madeAt: instant('made_at').notNull(),
  /** Time at which the seed was first disclosed; the draw rejects all later calls. */
  toldAt: instant('told_at'),
})

/** Results of tickets, one each. Together with the seed, anyone can verify them. */
export const drawResults = pgTable(
  'draw_results',
  {
    id: text().primaryKey(),
    ticketId: text('ticket_id').notNull(),
    memberId: text('member_id').notNull(),
    draw: text().notNull(),
    /** Prize that seed and ticket select. */
    drawn: text().notNull(),
    /** Prize that was granted: the consolation prize if `drawn` was sold out. */
    prize: text().notNull(),
    drawnAt: instant('drawn_at').notNull(),
  },
  (table) => [
    uniqueIndex('draw_results_ticket').on(table.ticketId),
    index('draw_results_member').on(table.memberId, table.id),
    index('draw_results_member_draw').on(table.memberId, table.draw, table.id),
  ],
)
