// Lists acts that wait for the approval of another staff member.
import { and, asc, eq, gt, isNull, sql } from 'drizzle-orm'
import type { components } from '#generated/backOffice/schema.d.ts'
import { approvalTime, type ApprovalRow } from '../../staff/approvals.ts'
import type { StaffMember } from '../../staff/sessions.ts'
import { staff as staffTable, staffApprovals } from '../../staff/tables.ts'
import type { Database } from '../../store/store.ts'

type Approval = components['schemas']['Approval']

/** Returns acts that wait for approval, oldest first. `cursor` is the id of the last act of the previous page. */
export async function waitingApprovals(
  db: Database,
  { cursor, limit }: { cursor?: string | undefined; limit: number },
  { staff, now }: { staff: Pick<StaffMember, 'id'>; now: Date },
): Promise<Approval[]> {
  const { id, requestedAt, requestedBy, decidedAt } = staffApprovals
  const last = db
    .select({ at: requestedAt, id })
    .from(staffApprovals)
    .where(eq(id, cursor ?? ''))
  const rows = await db
    .select({ act: staffApprovals, email: staffTable.email })
    .from(staffApprovals)
    .leftJoin(staffTable, eq(staffTable.id, requestedBy))
    .where(
      and(
        isNull(decidedAt),
        gt(requestedAt, new Date(now.getTime() - approvalTime)),
        cursor === undefined ? undefined : sql`(${requestedAt}, ${id}) > (${last})`,
      ),
    )
    .orderBy(asc(requestedAt), asc(id))
    .limit(limit)
  return rows.map(({ act, email }) => ({
    ...summaryOf(act),
    id: act.id,
    reason: act.reason,
    requestedBy: email,
    requestedAt: act.requestedAt.toISOString(),
    mine: act.requestedBy === staff.id,
  }))
}

/** Returns the fields of an act that depend on its kind. */
function summaryOf({ kind, memberId, amount, details }: ApprovalRow) {
  const { importId = '', fileName = null, filter = {}, state } = details ?? {}
  if (kind === 'coins') return { kind, memberId: memberId ?? '', amount }
  if (kind === 'parcelImport') return { kind, rows: amount, importId, fileName }
  if (kind === 'parcelExport') return { kind, rows: amount, filter }
  if (!state) throw new Error('The request for a move has no state.')
  return { kind, rows: amount, filter, state }
}
