// Requests of staff for acts that need the approval of another staff member, and the decisions on them. The acts
// themselves are in api/backOffice/approvals.
import { eq } from 'drizzle-orm'
import type { components } from '#generated/backOffice/schema.d.ts'
import { requestId } from '../process/requestId.ts'
import { newId } from '../store/id.ts'
import type { Database } from '../store/store.ts'
import { permissionsOf, type Permission } from './roles.ts'
import type { StaffMember } from './sessions.ts'
import { staff as staffTable, staffApprovals, staffReasons } from './tables.ts'

type Schemas = components['schemas']
export type ApprovalRow = typeof staffApprovals.$inferSelect
export type ApprovalKind = ApprovalRow['kind']

/** Milliseconds in which an act can be approved. */
export const approvalTime = 7 * 86_400_000

/** Largest number of rows of an act that needs no approval. */
export const rowsWithoutApproval = 100

/** Permission that the requester must still have when the act is approved. */
const permissionFor: Record<ApprovalKind, Permission> = {
  coins: 'grantCoins',
  parcelImport: 'ship',
  parcelExport: 'ship',
  parcelMove: 'ship',
}

type Request = Pick<ApprovalRow, 'id' | 'kind' | 'amount' | 'reason'> &
  Partial<Pick<ApprovalRow, 'memberId' | 'details'>>

type Requester = { staff: Pick<StaffMember, 'id' | 'roles'>; now: Date }

/** Stores a request. @returns false if the id belongs to an earlier request */
export async function insertRequest(
  tx: Database,
  request: Request,
  { staff, now }: Requester,
): Promise<boolean> {
  const rows = await tx
    .insert(staffApprovals)
    .values({ ...request, requestedBy: staff.id, requestedAt: now })
    .onConflictDoNothing()
    .returning({ id: staffApprovals.id })
  // A session that is older than the column has not stored the roles yet.
  await tx.update(staffTable).set({ roles: staff.roles }).where(eq(staffTable.id, staff.id))
  return rows.length > 0
}

/** Stores the reason of a bulk act for the audit, because the request itself is deleted after 30 days. */
export async function storeRequestReason(
  tx: Database,
  { operation, reason }: { operation: string; reason: string },
  { staff, now }: Requester,
) {
  await tx
    .insert(staffReasons)
    .values({ id: newId(), at: now, staffId: staff.id, operation, requestId: requestId() ?? null, reason })
}

/** Returns the state of a request. */
export function decisionOf(
  { verdict, requestedAt }: Pick<ApprovalRow, 'verdict' | 'requestedAt'>,
  now: Date,
): Schemas['ApprovalState'] {
  if (verdict) return verdict
  return now.getTime() - requestedAt.getTime() < approvalTime ? 'waiting' : 'expired'
}

type Problem = NonNullable<Schemas['ApprovalDecision']['problem']>

/**
 * Stores the decision of another staff member. The lock on the row lets only one of several concurrent decisions take
 * effect.
 * @returns the request with its decision, or the reason for which the decision has no effect
 */
export async function storeVerdict(
  tx: Database,
  { id, verdict }: Schemas['DecideApprovalRequest'],
  { staff, now }: { staff: Pick<StaffMember, 'id'>; now: Date },
): Promise<ApprovalRow | Problem> {
  const [request] = await tx.select().from(staffApprovals).where(eq(staffApprovals.id, id)).for('update')
  if (!request || decisionOf(request, now) !== 'waiting') return 'late'
  const { kind, requestedBy } = request
  if (requestedBy === staff.id) return 'personal'
  if (verdict === 'approved' && !(await isPermitted(tx, requestedBy, permissionFor[kind])))
    return 'notPermitted'
  // Imports and moves end after their last row.
  const isRun = verdict === 'approved' && (kind === 'parcelImport' || kind === 'parcelMove')
  const [decided] = await tx
    .update(staffApprovals)
    .set({ verdict, decidedBy: staff.id, decidedAt: now, endedAt: isRun ? null : now })
    .where(eq(staffApprovals.id, id))
    .returning()
  return decided ?? 'late'
}

/** Returns true if the roles that the issuer reported last give the permission. */
async function isPermitted(tx: Database, staffId: string, permission: Permission): Promise<boolean> {
  const [person] = await tx.select().from(staffTable).where(eq(staffTable.id, staffId))
  return permissionsOf(person?.roles ?? []).includes(permission)
}
