// Grants vouchers for draws, campaigns, levels and the points mall.
import { eq } from 'drizzle-orm'
import { voucherTypes } from '../catalog/vouchers.ts'
import { endAfterDays } from '../members/endOf.ts'
import { zoneColumns } from '../members/member.ts'
import { members } from '../members/tables.ts'
import { newId } from '../store/id.ts'
import type { Database } from '../store/store.ts'
import { vouchers } from './tables.ts'

type VoucherGrant = { memberId: string; voucher: string; source: string; reference: string; now: Date }

/**
 * Grants a member a voucher of the catalog, only once for each reference.
 * @returns the id of the granted voucher, or of the voucher that was granted earlier with the same reference
 */
export async function grantVoucher(tx: Database, { now, ...grant }: VoucherGrant): Promise<string> {
  const type = voucherTypes().get(grant.voucher)
  if (!type) throw new Error(`Catalog has no voucher ${grant.voucher}.`)
  const id = newId()
  const [member] = await tx.select(zoneColumns).from(members).where(eq(members.id, grant.memberId))
  if (!member) throw new Error(`Voucher ${grant.voucher} has no owner: no member with id ${grant.memberId}.`)
  const { lastDay, end } = endAfterDays(member, type.validDays, now)
  const [granted] = await tx
    .insert(vouchers)
    .values({ ...grant, id, terms: type, grantedAt: now, lastDay, expiresAt: end })
    .onConflictDoNothing()
    .returning({ id: vouchers.id })
  if (granted) return id
  const [earlier] = await tx
    .select({ id: vouchers.id })
    .from(vouchers)
    .where(eq(vouchers.reference, grant.reference))
  if (!earlier) throw new Error(`Voucher ${grant.voucher} was not inserted, and no earlier row exists.`)
  return earlier.id
}
