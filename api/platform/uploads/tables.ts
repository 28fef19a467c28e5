// Table of files that members and visitors uploaded.
import { sql } from 'drizzle-orm'
import { index, integer, pgTable, text } from 'drizzle-orm/pg-core'
import type { components } from '#generated/schema.d.ts'
import type { FileType } from '#api/catalog/uploads.ts'
import { instant } from '#api/store/columns.ts'
import type { Rejection } from './content/bytes.ts'

/** Purposes of files; each has its types, sizes and owners. */
export type UploadPurpose = components['schemas']['UploadPurpose']

/** A file is announced, then stored, then used once by the call that names it. */
export const uploads = pgTable(
  'uploads',
  {
    id: text().primaryKey(),
    /** Null for a visitor's file, which any caller with the id may use. */
    memberId: text('member_id'),
    /** The visitor's network, signed with the key of the store, to apply a quota; cleared when the file is used. */
    visitor: text(),
    purpose: text().$type<UploadPurpose>().notNull(),
    contentType: text('content_type').$type<FileType>().notNull(),
    /** Announced size in bytes; the stored file may be smaller. */
    size: integer().notNull(),
    /** Size in bytes and SHA-256 of the stored file; null for files from before these columns. */
    storedSize: integer('stored_size'),
    sha256: text(),
    /** Reason for the rejection of its content, which is not decoded again. */
    rejection: text().$type<Rejection>(),
    announcedAt: instant('announced_at').notNull(),
    storedAt: instant('stored_at'),
    /** Expiry of the lease of the server that writes the file to the store or deletes it there. */
    storingUntil: instant('storing_until'),
    usedAt: instant('used_at'),
  },
  (table) => [
    index('uploads_member').on(table.memberId),
    // Sorted in the order of the sweep.
    index('uploads_waiting')
      .on(table.id)
      .where(sql`${table.usedAt} is null`),
  ],
)
