// Tracking events as they were reported.
import { index, jsonb, pgTable, text, timestamp } from 'drizzle-orm/pg-core'
import type { components } from '../../generated/schema.d.ts'

export const trackingEvents = pgTable(
  'tracking_events',
  {
    id: text().primaryKey(),
    traceId: text('trace_id').notNull(),
    uid: text().notNull(),
    name: text().notNull(),
    type: text().notNull(),
    content: jsonb().$type<components['schemas']['TrackingContent']>().notNull(),
    receivedAt: timestamp('received_at', { withTimezone: true, mode: 'date', precision: 3 }).notNull(),
  },
  (table) => [index('tracking_events_received').on(table.receivedAt)],
)
