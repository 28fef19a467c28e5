// Table of the members' shipping addresses.
import { sql } from 'drizzle-orm'
import { boolean, index, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { instant } from '../store/columns.ts'

export const addresses = pgTable(
  'addresses',
  {
    id: text().primaryKey(),
    memberId: text('member_id').notNull(),
    isDefault: boolean('is_default').notNull().default(false),
    recipient: text().notNull(),
    phone: text().notNull(),
    countryCode: text('country_code').notNull(),
    province: text(),
    city: text(),
    district: text(),
    ward: text(),
    line1: text().notNull(),
    line2: text(),
    postcode: text(),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [
    index('addresses_member').on(table.memberId),
    uniqueIndex('addresses_default')
      .on(table.memberId)
      .where(sql`${table.isDefault}`),
  ],
)
