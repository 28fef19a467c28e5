// Tables of participation in activities. Unique indexes enforce that each action happens once; the lock on the row in
// `event_places` decides who gets the last place.
import { sql } from 'drizzle-orm'
import { date, index, integer, jsonb, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core'
import type { components } from '#generated/schema.d.ts'
import { instant, isSubmitted, submissionCountry } from '../store/columns.ts'

type Schemas = components['schemas']

/** Activities that members joined, with the invitation; the permission code is stored in the member's row. */
export const activityJoins = pgTable(
  'activity_joins',
  {
    memberId: text('member_id').notNull(),
    activity: text().notNull(),
    invitation: text(),
    joinedAt: instant('joined_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.memberId, table.activity] })],
)

/** Activity sign-ins, at most one per local date of the member. */
export const activitySignIns = pgTable(
  'activity_sign_ins',
  {
    memberId: text('member_id').notNull(),
    activity: text().notNull(),
    date: date({ mode: 'string' }).notNull(),
    at: instant('at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.memberId, table.activity, table.date] })],
)

/**
 * Number of taken places and of waiting members of each event. A change of a registration first locks the row of its
 * event.
 */
export const eventPlaces = pgTable('event_places', {
  activity: text().primaryKey(),
  taken: integer().notNull(),
  waiting: integer().notNull(),
})

export const eventRegistrations = pgTable(
  'event_registrations',
  {
    /** Id that increases with time; the waiting list is sorted by this id. */
    id: text().primaryKey(),
    memberId: text('member_id').notNull(),
    activity: text().notNull(),
    state: text().$type<Schemas['EventRegistrationState']>().notNull(),
    note: text(),
    registeredAt: instant('registered_at').notNull(),
    cancelledAt: instant('cancelled_at'),
  },
  (table) => [
    uniqueIndex('event_registrations_once')
      .on(table.activity, table.memberId)
      .where(sql`${table.state} <> 'cancelled'`),
    index('event_registrations_line').on(table.activity, table.state, table.id),
    index('event_registrations_member').on(table.memberId, table.activity, table.id),
  ],
)

export const raffleEntries = pgTable(
  'raffle_entries',
  {
    activity: text().notNull(),
    memberId: text('member_id').notNull(),
    /** Public id that identifies the entry in the draw without the member's name. */
    id: text()
      .notNull()
      .default(sql`gen_random_uuid()`),
    state: text().$type<Schemas['RaffleEntryState']>().notNull(),
    /** Number of tickets: one, plus additional tickets for invited friends. */
    tickets: integer().notNull().default(1),
    enteredAt: instant('entered_at').notNull(),
    /** Time at which the member was notified and received the prize. */
    toldAt: instant('told_at'),
    /**
     * Time from which a worker may send the email, or send it again if an earlier worker died; `null` if no email is
     * due.
     */
    mailAt: instant('mail_at'),
  },
  (table) => [
    primaryKey({ columns: [table.activity, table.memberId] }),
    index('raffle_entries_member').on(table.memberId),
    index('raffle_entries_entered').on(table.enteredAt),
    index('raffle_entries_unfinished')
      .on(table.activity, table.id)
      .where(sql`${table.toldAt} is null or ${table.mailAt} is not null`),
  ],
)

/** Raffles that are closed for entries. */
export const raffleDraws = pgTable('raffle_draws', {
  activity: text().primaryKey(),
  /** Time of the draw; `null` until all tickets are recorded and the winners are known. */
  drawnAt: instant('drawn_at'),
  ticketCount: integer('ticket_count').notNull().default(0),
  /** Ids of the winning entries, in the order in which they were drawn. */
  won: jsonb().$type<string[]>().notNull().default([]),
})

/** Tickets of a closed raffle without member ids, retained after the erasure of a member. */
export const raffleTickets = pgTable(
  'raffle_tickets',
  { activity: text().notNull(), ticket: text().notNull() },
  (table) => [primaryKey({ columns: [table.activity, table.ticket] })],
)

/** Secret seed of each raffle, its published hash, and the number and prize of the winners. A row is created when the raffle opens. */
export const raffleSeeds = pgTable('raffle_seeds', {
  activity: text().primaryKey(),
  /** 32 random bytes in hexadecimal. */
  seed: text().notNull(),
  /** SHA-256 of the seed's bytes in hexadecimal, published when the raffle opens. */
  seedHash: text('seed_hash').notNull(),
  winners: integer().notNull(),
  /** Prize of each winner; null in rows that earlier releases stored, to which the catalog applies. */
  winnersReward: jsonb('winners_reward').$type<{ coins: number; points: number }>(),
  madeAt: instant('made_at').notNull(),
})

export const giftRegistrations = pgTable(
  'gift_registrations',
  {
    id: text().primaryKey(),
    memberId: text('member_id').notNull(),
    /** Country of the member when the item was stored; null if it was not known, and in items of earlier releases. */
    countryCode: text('country_code'),
    /** Order number in upper case, without a leading #. */
    orderNumber: text('order_number').notNull(),
    /** Product id of the catalog. */
    product: text().notNull(),
    purchasedOn: date('purchased_on', { mode: 'string' }).notNull(),
    uploadIds: jsonb('upload_ids').$type<string[]>().notNull(),
    state: text().$type<Schemas['GiftRegistrationState']>().notNull(),
    refusedBecause: text('refused_because').$type<Schemas['GiftRefusal']>(),
    submittedAt: instant('submitted_at').notNull(),
    decidedAt: instant('decided_at'),
  },
  (table) => [
    uniqueIndex('gift_registrations_order')
      .on(table.orderNumber, table.product, table.memberId)
      .where(sql`${table.state} <> 'refused'`),
    // If several members register the same product of an order, allows only one accepted registration.
    uniqueIndex('gift_registrations_accepted')
      .on(table.orderNumber, table.product)
      .where(sql`${table.state} = 'accepted'`),
    index('gift_registrations_member').on(table.memberId, table.id),
    index('gift_registrations_uploads').using('gin', table.uploadIds),
    index('gift_registrations_waiting').on(table.id).where(isSubmitted(table)),
    index('gift_registrations_country').on(submissionCountry(table), table.id).where(isSubmitted(table)),
  ],
)
