// Adds the vouchers that a sample member used in their orders.
import { eq } from 'drizzle-orm'
import type { Database } from '../store/store.ts'
import { grantVoucher } from '../rewards/grantVoucher.ts'
import { vouchers } from '../rewards/tables.ts'

type Sample = { memberId: string; code: string; placedAt: Date }

/** Grants a voucher with the given code, ten days before the order that contains the code. */
export async function addVoucherSample(tx: Database, { memberId, code, placedAt }: Sample) {
  const id = await grantVoucher(tx, {
    memberId,
    voucher: 'welcome-10',
    source: 'sample',
    reference: `sample:${memberId}:${code}`,
    now: new Date(placedAt.getTime() - 10 * 86_400_000),
  })
  await tx.update(vouchers).set({ code }).where(eq(vouchers.id, id))
}
