// Approval of imports with many rows.
import { eq } from 'drizzle-orm'
import type { components } from '#generated/backOffice/schema.d.ts'
import { refuse } from '#shared/protocol/refuse.ts'
import { recordActs } from '../../audit/recordActs.ts'
import { decisionOf, insertRequest, rowsWithoutApproval, storeRequestReason } from '../../staff/approvals.ts'
import { emailOf } from '../../staff/emails.ts'
import { actorOf, type StaffMember } from '../../staff/sessions.ts'
import { staffApprovals, trackingImports } from '../../staff/tables.ts'
import { newId } from '../../store/id.ts'
import type { Database } from '../../store/store.ts'

type Schemas = components['schemas']
type Import = Pick<typeof trackingImports.$inferSelect, 'rows' | 'approvalId'>

/** Returns the decision on the last request; `null` if the import needs no approval. */
export async function approvalOfImport(
  db: Database,
  { rows, approvalId }: Import,
  now: Date,
): Promise<Schemas['TrackingImportApproval'] | null> {
  if (rows <= rowsWithoutApproval) return null
  const request = await requestOf(db, approvalId)
  if (!request) return { decision: 'needed', requestedBy: null, decidedBy: null }
  return {
    decision: decisionOf(request, now),
    requestedBy: await emailOf(db, request.requestedBy),
    decidedBy: await emailOf(db, request.decidedBy),
  }
}

async function requestOf(db: Database, id: string | null) {
  if (id === null) return undefined
  const [request] = await db.select().from(staffApprovals).where(eq(staffApprovals.id, id))
  return request
}

/**
 * Requests the approval of an import, unless a request waits or has been approved.
 * @throws NOT_FOUND, and BAD_REQUEST if the import needs no approval
 */
export async function requestImport(
  db: Database,
  { id: importId, reason }: Schemas['RequestTrackingImportRequest'],
  { staff, now }: { staff: Pick<StaffMember, 'id' | 'roles'>; now: Date },
) {
  await db.transaction(async (tx) => {
    // The lock on the import lets only one of several concurrent requests take effect.
    const [row] = await tx
      .select()
      .from(trackingImports)
      .where(eq(trackingImports.id, importId))
      .for('update')
    if (!row) return refuse('NOT_FOUND')
    const { rows, fileName } = row
    const approval = await approvalOfImport(tx, row, now)
    if (!approval) return refuse('BAD_REQUEST', { reasons: [{ code: 'FORMAT', field: 'id' }] })
    if (approval.decision === 'waiting' || approval.decision === 'approved') return undefined
    const id = newId()
    const request = {
      id,
      kind: 'parcelImport',
      amount: rows,
      details: { importId, fileName },
      reason,
    } as const
    await insertRequest(tx, request, { staff, now })
    await tx.update(trackingImports).set({ approvalId: id }).where(eq(trackingImports.id, importId))
    await storeRequestReason(tx, { operation: 'requestTrackingImport', reason }, { staff, now })
    await recordActs(tx, now, {
      what: 'import-requested',
      by: actorOf(staff),
      subject: `approval:${id}`,
      outcome: String(rows),
    })
    return undefined
  })
}
