// Registered products, and what people wrote to us.
import { sql } from 'drizzle-orm'
import { boolean, date, index, jsonb, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core'
import type { components } from '#generated/schema.d.ts'
import type { Language } from '../locale/language.ts'
import { instant } from '../store/columns.ts'

/** Who has a product, and who had it: what was handed over stays with who did, and only they see it. */
export const productRegistrations = pgTable(
  'product_registrations',
  {
    id: text().primaryKey(),
    memberId: text('member_id').notNull(),
    product: text().notNull(),
    /** Without blanks and dashes, in capitals. */
    serialNumber: text('serial_number').notNull(),
    purchasedFrom: text('purchased_from').$type<components['schemas']['PurchasePlace']>().notNull(),
    purchasedOn: date('purchased_on', { mode: 'string' }).notNull(),
    /** As it was promised that day, whatever the catalogue says later. */
    warrantyUntil: date('warranty_until', { mode: 'string' }).notNull(),
    /** The upload with the receipt. */
    proof: text(),
    /** By an order, its owner's code or the desk, and not by the member's word alone. */
    isProven: boolean('is_proven').notNull().default(false),
    registeredAt: instant('registered_at').notNull(),
    /** Somebody else has it since; `null` while it is the member's. */
    endedAt: instant('ended_at'),
    /** Of the code that hands it over, while there is one. */
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

/** Warranties of products whose owner's account was deleted: of nobody, until somebody registers the product again. */
export const freeWarranties = pgTable(
  'free_warranties',
  {
    product: text().notNull(),
    serialNumber: text('serial_number').notNull(),
    warrantyUntil: date('warranty_until', { mode: 'string' }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.product, table.serialNumber] })],
)

export const contactMessages = pgTable(
  'contact_messages',
  {
    id: text().primaryKey(),
    reference: text().notNull(),
    /** Absent for a visitor. */
    memberId: text('member_id'),
    topic: text().notNull(),
    name: text(),
    replyTo: text('reply_to').notNull(),
    text: text().notNull(),
    /** Uploads. */
    attachments: jsonb().$type<string[]>().notNull(),
    language: text().$type<Language>().notNull(),
    receivedAt: instant('received_at').notNull(),
  },
  (table) => [
    uniqueIndex('contact_messages_reference').on(table.reference),
    index('contact_messages_reply').on(table.replyTo, table.receivedAt),
    index('contact_messages_member').on(table.memberId),
    index('contact_messages_received').on(table.receivedAt),
  ],
)
