// Finds the member who owns an order.
import { asc, inArray } from 'drizzle-orm'
import { members } from '../members/tables.ts'
import { findMember, readEmail } from '../session/index.ts'
import type { Database } from '../store/store.ts'
import type { OrderRecord } from './nextOrder.ts'
import type { OrderRow } from './orderRecords.ts'

type Known = { row: Pick<OrderRow, 'memberId' | 'assignedAt'>; record: Pick<OrderRecord, 'email'> }

/**
 * Returns the member whose verified email address is in the latest message. An order stays with its member while the
 * address in its messages is unchanged, even if the member has changed the address of the account. An order that staff
 * assigned to a member stays with this member.
 */
export async function ownerOf(
  tx: Database,
  storedOrder: Known | undefined,
  { email }: Pick<OrderRecord, 'email'>,
): Promise<string | null> {
  const address = addressOf(email)
  const owner = storedOrder?.row.memberId ?? null
  if (owner !== null && storedOrder?.row.assignedAt) return owner
  if (owner !== null && address === addressOf(storedOrder?.record.email ?? null)) return owner
  const member = address === undefined ? undefined : await findMember(tx, address)
  if (member?.emailVerified) return member.id
  // Keeps the owner of an order that an earlier release stored without its address, because a change of the address
  // cannot be detected.
  return storedOrder?.record.email === null ? owner : null
}

const addressOf = (email: OrderRecord['email']) =>
  typeof email?.address === 'string' ? readEmail(email.address) : undefined

/**
 * Locks members in the sequence of their ids, as all statements that lock several members do, to prevent deadlocks.
 * Omits erased members.
 */
export async function lockOwners(tx: Database, ids: readonly (string | null)[]) {
  const memberIds = ids.filter((id) => id !== null)
  if (memberIds.length === 0) return []
  return await tx
    .select({ id: members.id, createdAt: members.createdAt })
    .from(members)
    .where(inArray(members.id, memberIds))
    .orderBy(asc(members.id))
    .for('no key update')
}
