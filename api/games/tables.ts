// Tables of games: check-ins and pauses with one row per local date, counts of bought tickets, and seeds and results of
// draws. Unique keys enforce rules such as one check-in per local date and one result per ticket.
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
import type { DrawPrize } from '../catalog/draws.ts'
import { instant } from '../store/columns.ts'

export const checkIns = pgTable(
  'check_ins',
  {
    memberId: text('member_id').notNull(),
    game: text().$type<Game>().notNull(),
    /** Date in the member's time zone. */
    date: date({ mode: 'string' }).notNull(),
    /** First date of the seven-day cycle to which the check-in belongs. */
    cycleStart: date('cycle_start', { mode: 'string' }).notNull(),
    /** Number of consecutive days with a check-in, including this date. */
    streak: integer().notNull(),
    /** Number of the make-up day within the cycle, starting at 1; `null` for a regular check-in. */
    makeUp: smallint('make_up'),
    /** True for a free make-up day, one per cycle. */
    onUs: boolean('on_us').notNull().default(false),
    /**
     * Number of dates directly before this date that a change of time zone shortened. These dates do not count as
     * missed and belong to no cycle.
     */
    skipped: smallint().notNull().default(0),
    /** Instant of the tap; for a make-up day, the instant at which the day was made up. */
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

/**
 * Number of tickets that a member bought for a draw on a local date. An update of this row enforces the daily limit.
 */
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

/** Seed and weights of a draw, which are fixed when the draw opens. The seed is secret until the draw has ended. */
export const drawSeeds = pgTable('draw_seeds', {
  draw: text().primaryKey(),
  /** 32 random bytes in hexadecimal. */
  seed: text().notNull(),
  /** SHA-256 of the seed's bytes in hexadecimal, published when the draw opens. */
  seedHash: text('seed_hash').notNull(),
  /**
   * Weights of the prizes, in the order in which weights are summed to select a prize. `terms` is the prize as it was
   * published at the opening; rows that earlier releases stored do not contain it.
   */
  weights: jsonb().$type<{ prize: string; weight: number; terms?: DrawPrize }[]>().notNull(),
  madeAt: instant('made_at').notNull(),
  /** Time at which the seed was first disclosed; all later purchases and draws are rejected. */
  toldAt: instant('told_at'),
})

/** Results of draws, one per ticket. Anyone who knows the seed can verify a result. */
export const drawResults = pgTable(
  'draw_results',
  {
    id: text().primaryKey(),
    ticketId: text('ticket_id').notNull(),
    memberId: text('member_id').notNull(),
    draw: text().notNull(),
    /** Id of the prize that the seed and the ticket select. */
    drawn: text().notNull(),
    /** Id of the prize that was granted: the consolation prize if `drawn` was sold out. */
    prize: text().notNull(),
    drawnAt: instant('drawn_at').notNull(),
  },
  (table) => [
    uniqueIndex('draw_results_ticket').on(table.ticketId),
    index('draw_results_member').on(table.memberId, table.id),
    index('draw_results_member_draw').on(table.memberId, table.draw, table.id),
    index('draw_results_drawn').on(table.drawnAt),
  ],
)
