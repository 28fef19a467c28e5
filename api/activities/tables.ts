// Holds the tables of what members did in activities. Each "once" is a unique index here; who gets the last place at an event
// is decided by the lock on its row of places.
import { sql } from 'drizzle-orm'
import { date, index, integer, jsonb, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core'
import type { components } from '#generated/schema.d.ts'
import { instant, isSubmitted } from '../store/columns.ts'

type Schemas = components['schemas']

/** Who joined what, and by which invitation; the permission code itself stands with the member. */
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

/** Days of the activity sign-in, by the member's own calendar. */
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

/** How many places of an event are taken and how many wait: one row, which whoever changes them locks first. */
export const eventPlaces = pgTable('event_places', {
  activity: text().primaryKey(),
  taken: integer().notNull(),
  waiting: integer().notNull(),
})

export const eventRegistrations = pgTable(
  'event_registrations',
  {
    /** Rises with time: the waiting list goes by it. */
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
    /** Stands for the member in the draw, in the place of a name. */
    id: text()
      .notNull()
      .default(sql`gen_random_uuid()`),
    state: text().$type<Schemas['RaffleEntryState']>().notNull(),
    /** One, and those that friends brought. */
    tickets: integer().notNull().default(1),
    enteredAt: instant('entered_at').notNull(),
    /** When the member was told what came of it, and given what they had won. */
    toldAt: instant('told_at'),
    /** From when on a mail about it may leave, again where whoever sent it has died; `null` where none is to leave any more. */
    mailAt: instant('mail_at'),
  },
  (table) => [
    primaryKey({ columns: [table.activity, table.memberId] }),
    index('raffle_entries_member').on(table.memberId),
    index('raffle_entries_unfinished')
      .on(table.activity, table.id)
      .where(sql`${table.toldAt} is null or ${table.mailAt} is not null`),
  ],
)

/** Raffles that nobody enters any more. */
export const raffleDraws = pgTable('raffle_draws', {
  activity: text().primaryKey(),
  /** `null` until the last ticket is written down and the winners are known. */
  drawnAt: instant('drawn_at'),
  ticketCount: integer('ticket_count').notNull().default(0),
  /** The entries that won, in the order in which they were drawn. */
  won: jsonb().$type<string[]>().notNull().default([]),
})

/** All that were in a raffle when it was closed: entries without a name, so they stay when a member goes. */
export const raffleTickets = pgTable(
  'raffle_tickets',
  { activity: text().notNull(), ticket: text().notNull() },
  (table) => [primaryKey({ columns: [table.activity, table.ticket] })],
)

/** What a raffle is bound to from the moment it opens on this store. */
export const raffleSeeds = pgTable('raffle_seeds', {
  activity: text().primaryKey(),
  /** 32 bytes in hexadecimal. */
  seed: text().notNull(),
  /** SHA-256 of the bytes, published from the start. */
  seedHash: text('seed_hash').notNull(),
  winners: integer().notNull(),
  madeAt: instant('made_at').notNull(),
})

export const giftRegistrations = pgTable(
  'gift_registrations',
  {
    id: text().primaryKey(),
    memberId: text('member_id').notNull(),
    /** In capitals, without a leading #. */
    orderNumber: text('order_number').notNull(),
    /** The product of the catalogue. */
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
    // Of several members who say that an order is theirs, one is believed.
    uniqueIndex('gift_registrations_accepted')
      .on(table.orderNumber, table.product)
      .where(sql`${table.state} = 'accepted'`),
    index('gift_registrations_member').on(table.memberId, table.id),
    index('gift_registrations_waiting').on(table.id).where(isSubmitted(table)),
  ],
)
