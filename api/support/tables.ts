// Tables of registered products and contact messages.
import { sql } from 'drizzle-orm'
import { boolean, date, index, jsonb, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core'
import type { components } from '#generated/schema.d.ts'
import type { Language } from '../locale/language.ts'
import { instant } from '../store/columns.ts'

/**
 * Registrations of products by current and former owners. After a transfer, the ended registration of the former owner
 * is retained.
 */
export const productRegistrations = pgTable(
  'product_registrations',
  {
    id: text().primaryKey(),
    memberId: text('member_id').notNull(),
    product: text().notNull(),
    /** Normalized serial number: without spaces and dashes, in upper case. */
    serialNumber: text('serial_number').notNull(),
    purchasedFrom: text('purchased_from').$type<components['schemas']['PurchasePlace']>().notNull(),
    purchasedOn: date('purchased_on', { mode: 'string' }).notNull(),
    /**
     * Last day of the warranty, calculated at the registration. Later changes of the catalog do not affect this date.
     */
    warrantyUntil: date('warranty_until', { mode: 'string' }).notNull(),
    /** Id of the upload with the receipt. */
    proof: text(),
    /** True if an order, a transfer code or the back office proved that the member owns the product. */
    isProven: boolean('is_proven').notNull().default(false),
    registeredAt: instant('registered_at').notNull(),
    /** Time at which the product was transferred to another member, which ended the registration; `null` before. */
    endedAt: instant('ended_at'),
    /** Hash of the current transfer code; `null` if the owner has created no code. */
    transferHash: text('transfer_hash'),
    transferUntil: instant('transfer_until'),
  },
  (table) => [
    uniqueIndex('product_registrations_serial')
      .on(table.product, table.serialNumber, table.memberId)
      .where(sql`${table.endedAt} is null`),
    index('product_registrations_member').on(table.memberId, table.id),
    index('product_registrations_warranty')
      .on(table.warrantyUntil)
      .where(sql`${table.endedAt} is null`),
  ],
)

/** Warranties of products whose owner's account was deleted, until a member registers the product again. */
export const freeWarranties = pgTable(
  'free_warranties',
  {
    product: text().notNull(),
    serialNumber: text('serial_number').notNull(),
    warrantyUntil: date('warranty_until', { mode: 'string' }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.product, table.serialNumber] })],
)

/** State of a contact message: `open` waits for an answer; `closed` was closed without an answer. */
export type MessageState = 'open' | 'answered' | 'closed'

export const contactMessages = pgTable(
  'contact_messages',
  {
    id: text().primaryKey(),
    reference: text().notNull(),
    /** Null if a visitor sent the message. */
    memberId: text('member_id'),
    topic: text().notNull(),
    name: text(),
    replyTo: text('reply_to').notNull(),
    text: text().notNull(),
    /** Ids of uploads. */
    attachments: jsonb().$type<string[]>().notNull(),
    language: text().$type<Language>().notNull(),
    receivedAt: instant('received_at').notNull(),
    state: text().$type<MessageState>().notNull().default('open'),
    /** Staff member who changed the state last, and the time; `null` before the first change. */
    staffId: text('staff_id'),
    stateChangedAt: instant('state_changed_at'),
  },
  (table) => [
    uniqueIndex('contact_messages_reference').on(table.reference),
    index('contact_messages_reply').on(table.replyTo, table.receivedAt),
    index('contact_messages_member').on(table.memberId),
    index('contact_messages_received').on(table.receivedAt),
    index('contact_messages_state').on(table.state, table.id),
    index('contact_messages_topic').on(table.state, table.topic, table.id),
    index('contact_messages_language').on(table.state, table.language, table.id),
  ],
)

/** Answers of staff to contact messages, without the reference that the email adds. */
export const contactAnswers = pgTable(
  'contact_answers',
  {
    id: text().primaryKey(),
    messageId: text('message_id').notNull(),
    /** Member of the message, so that the answer is erased with the member; null if a visitor sent the message. */
    memberId: text('member_id'),
    staffId: text('staff_id').notNull(),
    text: text().notNull(),
    answeredAt: instant('answered_at').notNull(),
  },
  (table) => [
    index('contact_answers_message').on(table.messageId),
    index('contact_answers_member').on(table.memberId),
  ],
)
