// Writes the file of an approved export in parts, so that its size does not determine the memory of the server.
import { and, eq, gt, lt, sql } from 'drizzle-orm'
import type { components } from '#generated/backOffice/schema.d.ts'
import { recordActs } from '../../audit/recordActs.ts'
import type { ApprovalRow } from '../../staff/approvals.ts'
import { actorOf } from '../../staff/sessions.ts'
import { staffApprovals } from '../../staff/tables.ts'
import type { Database } from '../../store/store.ts'
import { parcelsCsv } from './export.ts'
import { openParcels, type StaffActor } from './open.ts'
import { rowsAfter } from './requestRows.ts'

/** Milliseconds after the approval in which the file can be downloaded. */
const downloadTime = 86_400_000
/** Number of downloads; more than one, because a download can be interrupted. */
const mostDownloads = 3
/** Number of parcels in one part of the file. */
const rowsPerPart = 500

/** Returns the number of downloads that are left, 0 after the expiry; `null` if the act is no approved export. */
export function downloadOf(
  { id, kind, verdict, decidedAt, downloads }: ApprovalRow,
  now: Date,
): components['schemas']['ExportDownload'] | null {
  if (kind !== 'parcelExport' || verdict !== 'approved' || !decidedAt) return null
  const expiresAt = new Date(decidedAt.getTime() + downloadTime)
  const left = now < expiresAt ? Math.max(0, mostDownloads - downloads) : 0
  return { path: `/exports/${id}`, left, expiresAt: expiresAt.toISOString() }
}

/**
 * Counts a download of an approved export, and records it in the audit. Concurrent calls cannot exceed the limit.
 * @returns false if the staff member did not request the export, the time has expired, or no download is left
 */
export async function takeDownload(db: Database, id: string, { staff, now }: StaffActor): Promise<boolean> {
  return await db.transaction(async (tx) => {
    const [act] = await tx
      .update(staffApprovals)
      .set({ downloads: sql`${staffApprovals.downloads} + 1` })
      .where(
        and(
          eq(staffApprovals.id, id),
          eq(staffApprovals.kind, 'parcelExport'),
          eq(staffApprovals.requestedBy, staff.id),
          eq(staffApprovals.verdict, 'approved'),
          gt(staffApprovals.decidedAt, new Date(now.getTime() - downloadTime)),
          lt(staffApprovals.downloads, mostDownloads),
        ),
      )
      .returning()
    if (!act) return false
    await recordActs(tx, now, {
      what: 'parcels-exported',
      by: actorOf(staff),
      subject: `approval:${id}`,
      outcome: String(act.amount),
    })
    return true
  })
}

/** Yields the parts of the file. Each part is recorded in the audit of its members. */
export async function* exportParts(db: Database, id: string, actor: StaffActor): AsyncGenerator<string> {
  for (let after = 0; ;) {
    const rows = await rowsAfter(db, id, { after, limit: rowsPerPart })
    const last = rows.at(-1)
    if (!last) return
    const references = rows.map(({ kind, sourceId }) => ({ kind, id: sourceId }))
    const parcels = await openParcels(db, references, { ...actor, act: 'parcel-exported' })
    yield parcelsCsv(parcels, { isContinued: after > 0 })
    after = last.position
  }
}
