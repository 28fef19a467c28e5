// Tracking events as they were reported, and files that members sent.
import { sql } from 'drizzle-orm'
import { index, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core'
import type { components } from '../../generated/schema.d.ts'
import type { FileType } from '../catalog/uploads.ts'
import { instant } from '../store/columns.ts'

export const trackingEvents = pgTable(
  'tracking_events',
  {
    id: text().primaryKey(),
    traceId: text('trace_id').notNull(),
    uid: text().notNull(),
    name: text().notNull(),
    type: text().notNull(),
    content: jsonb().$type<components['schemas']['TrackingContent']>().notNull(),
    receivedAt: instant('received_at').notNull(),
  },
  (table) => [
    index('tracking_events_received').on(table.receivedAt),
    // The export gives a member what was reported under their id.
    index('tracking_events_uid').on(table.uid),
  ],
)

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
    announcedAt: instant('announced_at').notNull(),
    storedAt: instant('stored_at'),
    /** Until when whoever is handing it to the store is waited for. */
    storingUntil: instant('storing_until'),
    usedAt: instant('used_at'),
  },
  (table) => [
    index('uploads_member').on(table.memberId),
    index('uploads_unused')
      .on(table.announcedAt)
      .where(sql`${table.usedAt} is null`),
  ],
)
