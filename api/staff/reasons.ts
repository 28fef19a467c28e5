// Stores the reason of an act, if the permission of the operation requires one.
import { permissions } from '#generated/backOffice/roles.ts'
import { valueAt } from '#shared/unknown.ts'
import { requestId } from '../process/requestId.ts'
import { newId } from '../store/id.ts'
import type { Database } from '../store/store.ts'
import type { Permission } from './roles.ts'
import type { StaffMember } from './sessions.ts'
import { staffReasons } from './tables.ts'

const needsReason = (permission: Permission) => 'reason' in permissions[permission]

type Act = { operation: string; permission: Permission; body: unknown }

/**
 * Stores the reason before the act, so that an act without a stored reason is impossible. A failed act leaves a reason
 * without an audit entry.
 */
export async function storeReason(
  db: Database,
  { operation, permission, body }: Act,
  { staff, now }: { staff: Pick<StaffMember, 'id'>; now: Date },
) {
  if (!needsReason(permission)) return
  const [reason, memberId] = [valueAt(body, 'reason'), valueAt(body, 'memberId')]
  if (typeof reason !== 'string') throw new Error(`${operation} has no reason.`)
  await db.insert(staffReasons).values({
    id: newId(),
    at: now,
    staffId: staff.id,
    operation,
    memberId: typeof memberId === 'string' ? memberId : null,
    requestId: requestId() ?? null,
    reason,
  })
}
