// Table of files that members and visitors uploaded.
import { sql } from 'drizzle-orm'
import { index, integer, pgTable, text } from 'drizzle-orm/pg-core'
import type { components } from '#generated/schema.d.ts'
import type { FileType } from '#api/catalog/uploads.ts'
import { instant } from '#api/store/columns.ts'
import type { Rejection } from './content/bytes.ts'

/** Purpose of a file, which determines the allowed types, sizes and owners. */
export type UploadPurpose = components['schemas']['UploadPurpose']

/**
 * Uploaded files. A client first announces the type and size of a file and then uploads it. Afterwards one API call
 * with the file's id uses the file.
 */
export const uploads = pgTable(
  'uploads',
  {
    id: text().primaryKey(),
    /** Owner of the file; null for a visitor's file, which any caller who knows the id may use. */
    memberId: text('member_id'),
    /**
     * HMAC of the visitor's network, by which a quota is applied; null for a member's file, and cleared when the file
     * is used.
     */
    visitor: text(),
    /** `content` for a picture that staff uploaded for the catalog. */
    purpose: text().$type<UploadPurpose | 'content'>().notNull(),
    contentType: text('content_type').$type<FileType>().notNull(),
    /** Announced size in bytes. The stored file may be smaller. */
    size: integer().notNull(),
    /**
     * Size in bytes and SHA-256 of the stored file; null for files that were stored before these columns were added.
     */
    storedSize: integer('stored_size'),
    sha256: text(),
    /** Reason why the content was rejected. A rejected file is not decoded again. */
    rejection: text().$type<Rejection>(),
    announcedAt: instant('announced_at').notNull(),
    storedAt: instant('stored_at'),
    /**
     * Time at which a server's lease on the file expires. A server holds the lease while it writes the file to the
     * store or deletes it from there.
     */
    storingUntil: instant('storing_until'),
    usedAt: instant('used_at'),
  },
  (table) => [
    index('uploads_member').on(table.memberId),
    // Finds identical files that several members have uploaded.
    index('uploads_content').on(table.sha256),
    // Sorted by id, because the job that deletes unused files reads them in this order.
    index('uploads_waiting')
      .on(table.id)
      .where(sql`${table.usedAt} is null`),
  ],
)
