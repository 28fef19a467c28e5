// Table of tracking events, partitioned by month (`docs/decisions/0081-partition-event-and-audit-tables-by-month.md`).
import { index, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import type { components } from '#generated/schema.d.ts'
import { instant } from '../store/columns.ts'

export const trackingEvents = pgTable(
  'tracking_events',
  {
    id: text().notNull(),
    traceId: text('trace_id').notNull(),
    uid: text().notNull(),
    name: text().notNull(),
    type: text().notNull(),
    content: jsonb().$type<components['schemas']['TrackingContent']>().notNull(),
    receivedAt: instant('received_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.receivedAt, table.id] }),
    // Id of the member, by which the data export selects events.
    index('tracking_events_uid').on(table.uid),
  ],
)
