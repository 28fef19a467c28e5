// Vouchers given to a member, by draws, campaigns, levels and the points mall.
import { voucherTypes } from '../catalog/vouchers.ts'
import { newId } from '../store/id.ts'
import type { Database } from '../store/store.ts'
import { vouchers } from './tables.ts'

type VoucherGrant = { memberId: string; voucher: string; source: string; reference: string; now: Date }

/** Gives a member a voucher of the catalogue, once for each reference. */
export async function grantVoucher(tx: Database, { now, ...grant }: VoucherGrant) {
  const type = voucherTypes.get(grant.voucher)
  if (!type) throw new Error(`The catalogue has no voucher ${grant.voucher}.`)
  const expiresAt = new Date(now.getTime() + type.validDays * 86_400_000)
  await tx
    .insert(vouchers)
    .values({ ...grant, id: newId(), grantedAt: now, expiresAt })
    .onConflictDoNothing()
}
