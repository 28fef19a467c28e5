// The export of the tag `platform`: files a member sent, and what was measured under her id.
import { eq } from 'drizzle-orm'
import { ownRows, type Exporter } from '../store/ownRows.ts'
import { trackingEvents, uploads } from './tables.ts'

export const exportPlatform: Exporter = async (db, memberId) => ({
  ...(await ownRows(db, uploads, memberId)),
  tracking_events: await db.select().from(trackingEvents).where(eq(trackingEvents.uid, memberId)),
})
