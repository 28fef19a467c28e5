// Tracking events as they were reported.
import { index, jsonb, pgTable, text } from 'drizzle-orm/pg-core'
import type { components } from '../../generated/schema.d.ts'
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
