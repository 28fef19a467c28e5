// What the tag `platform` keeps of members: files they sent, and what was measured under their id.
import { eq } from 'drizzle-orm'
import { rowsOf, type Belongings } from '../store/belongings.ts'
import { trackingEvents, uploads } from './tables.ts'
import { releaseUploads } from './uploads.ts'

const files: Belongings = {
  exported: rowsOf(uploads).exported,
  // The next sweep removes the files themselves.
  async erase(tx, memberId) {
    await releaseUploads(tx, { memberId })
    await tx.update(uploads).set({ memberId: null }).where(eq(uploads.memberId, memberId))
  },
}

const events: Belongings = {
  exported: async (db, memberId) => ({
    tracking_events: await db.select().from(trackingEvents).where(eq(trackingEvents.uid, memberId)),
  }),
  erase: async (tx, memberId) =>
    void (await tx.delete(trackingEvents).where(eq(trackingEvents.uid, memberId))),
}

export const platform: Belongings[] = [files, events]
