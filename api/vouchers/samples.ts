// Vouchers of a sample member: one for each code of their orders.
import { eq } from 'drizzle-orm'
import type { Database } from '../store/store.ts'
import { grantVoucher } from '../rewards/grantVoucher.ts'
import { vouchers } from '../rewards/tables.ts'
import { markUsed } from './vouchers.ts'

/** What an order's code was: a voucher that was given before, and used for it. */
export async function addUsedSample(
  tx: Database,
  { memberId, code, orderId, placedAt }: { memberId: string; code: string; orderId: string; placedAt: Date },
) {
  const id = await grantVoucher(tx, {
    memberId,
    voucher: 'welcome-10',
    source: 'sample',
    reference: `sample:${orderId}`,
    now: daysBefore(placedAt, 10),
  })
  await tx.update(vouchers).set({ code }).where(eq(vouchers.id, id))
  await markUsed(tx, { code, order: orderId, placedAt })
}

const daysBefore = (now: Date, days: number) => new Date(now.getTime() - days * 86_400_000)
