// Files that members and visitors sent.
import { sql } from 'drizzle-orm'
import { index, integer, pgTable, text } from 'drizzle-orm/pg-core'
import type { components } from '#generated/schema.d.ts'
import type { FileType } from '#api/catalog/uploads.ts'
import { instant } from '#api/store/columns.ts'
import type { Rejection } from './content/bytes.ts'

/** What files are for: each purpose has its own kinds, sizes and owners. */
export type UploadPurpose = components['schemas']['UploadPurpose']

/** A file that was announced, then stored, then used once by the call that names it. */
export const uploads = pgTable(
  'uploads',
  {
    id: text().primaryKey(),
    /** Absent for a visitor's file, which whoever knows the id may use. */
    memberId: text('member_id'),
    /** A visitor's network under the key of the store, so that one has a quota; it goes with the file. */
    visitor: text(),
    purpose: text().$type<UploadPurpose>().notNull(),
    contentType: text('content_type').$type<FileType>().notNull(),
    /** In bytes, as it was announced; what is kept may be smaller. */
    size: integer().notNull(),
    /** Bytes and SHA-256 of the file as it is stored; null for files from before these columns. */
    storedSize: integer('stored_size'),
    sha256: text(),
    /** Why its content was rejected: it is not decoded again. */
    rejection: text().$type<Rejection>(),
    announcedAt: instant('announced_at').notNull(),
    storedAt: instant('stored_at'),
    /** Until when whoever is handing it to the store, or taking it from there, is waited for. */
    storingUntil: instant('storing_until'),
    usedAt: instant('used_at'),
  },
  (table) => [
    index('uploads_member').on(table.memberId),
    // In the order in which the job that sweeps them goes through them.
    index('uploads_waiting')
      .on(table.id)
      .where(sql`${table.usedAt} is null`),
  ],
)
