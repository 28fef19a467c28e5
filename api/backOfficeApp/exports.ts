// Serves the files of approved exports to the staff members who requested them. A file is written while the browser
// reads it, so that only one part is in memory.
import { Hono } from 'hono'
import { exportName } from '../backOffice/parcels/export.ts'
import { exportParts, takeDownload } from '../backOffice/parcels/exportFile.ts'
import type { StaffActor } from '../backOffice/parcels/open.ts'
import { faultOf, type Log } from '../process/log.ts'
import type { StaffDirectory } from '../staff/sessions.ts'
import type { Database, Store } from '../store/store.ts'
import { staffOfRequest } from './staffOfRequest.ts'

type Options = { store: Store; directory: StaffDirectory; origin: string; log: Log; clock: () => Date }

export function openStaffExports({ store: { db }, directory, origin, log, clock }: Options) {
  const app = new Hono()
  app.get('/exports/:id', async (c) => {
    const now = clock()
    // A HEAD request must not count as a download.
    if (c.req.method !== 'GET') return c.text('Use GET.', 405)
    const staff = await staffOfRequest(c, db, { directory, origin, now })
    if (!staff) return c.text('Sign in first.', 401)
    if (!staff.permissions.includes('ship')) return c.text('Your roles do not include the permission.', 403)
    const id = c.req.param('id')
    if (!(await takeDownload(db, id, { staff, now })))
      return c.text('This export cannot be downloaded any more. Request it again.', 404)
    const file = streamOf(encodedParts(db, id, { staff, now, log }))
    return c.body(file, 200, {
      'Content-Type': 'text/csv; charset=utf-8',
      'Content-Disposition': `attachment; filename="${exportName(now)}"`,
      'X-Content-Type-Options': 'nosniff',
      'Cache-Control': 'private, no-store',
      'Cross-Origin-Resource-Policy': 'same-origin',
    })
  })
  return app
}

/** Logs an error, because the response has started and the browser only sees an interrupted download. */
async function* encodedParts(db: Database, id: string, { log, ...actor }: StaffActor & { log: Log }) {
  const encoder = new TextEncoder()
  try {
    for await (const part of exportParts(db, id, actor)) yield encoder.encode(part)
  } catch (error) {
    log.error({
      event: 'parcel_export_failed',
      id,
      fault: faultOf(error),
      msg: `Download of export ${id} was interrupted. The requester can download it again.`,
    })
    throw error
  }
}

/** Reads the next part only when the browser has taken the earlier ones. */
const streamOf = (parts: AsyncGenerator<Uint8Array, void>) =>
  new ReadableStream<Uint8Array>({
    pull: async (controller) => {
      const next = await parts.next()
      if (next.done) controller.close()
      else controller.enqueue(next.value)
    },
    cancel: async () => void (await parts.return()),
  })
