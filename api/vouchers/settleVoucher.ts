// Updates a voucher after an order with its code has changed.
import { eq, getTableColumns } from 'drizzle-orm'
import { endAfterDays, type MemberEnd } from '../members/endOf.ts'
import { zoneColumns } from '../members/member.ts'
import { members } from '../members/tables.ts'
import { notify } from '../notices/notify.ts'
import { vouchers } from '../rewards/tables.ts'
import type { Database } from '../store/store.ts'
import { nextVoucher, normalCode, typeOf, type VoucherUse } from './rules.ts'

type Settlement = {
  code: string
  /** The changed order. */
  order: { id: string; placedAt: Date }
  /** True if the order contains the code and was canceled before it was shipped. */
  isGivenBack: boolean
  /** Finds the order that uses the code now. Called after the voucher is locked. */
  findUse: () => Promise<VoucherUse | undefined>
  /** Minimum number of days for which a returned voucher is usable. */
  returnedDays: number
  now: Date
}

/**
 * Marks the voucher with the code as used by an order, or as active again if no order uses it any more. A returned
 * voucher is usable for at least `returnedDays` days, and the member is notified. Unknown codes and void vouchers are
 * ignored.
 */
export async function settleVoucher(
  tx: Database,
  { code, order, isGivenBack, findUse, returnedDays, now }: Settlement,
): Promise<void> {
  const [voucher] = await tx
    .select(getTableColumns(vouchers))
    .from(vouchers)
    .where(eq(vouchers.code, normalCode(code) ?? ''))
    .for('no key update')
  if (!voucher) return
  const use = await findUse()
  const leastEnd = await endFor(tx, voucher.memberId, { days: returnedDays, now })
  const change = nextVoucher(voucher, { order, isGivenBack, use, leastEnd })
  if (!change) return
  await tx.update(vouchers).set(change).where(eq(vouchers.id, voucher.id))
  if (voucher.state === 'used' && change.state === 'active')
    await notify(tx, {
      memberId: voucher.memberId,
      kind: 'voucher-returned',
      names: typeOf(voucher),
      params: { voucher: typeOf(voucher).name },
      reference: `voucher:${voucher.id}:returned:${order.id}`,
      now,
    })
}

type Span = { days: number; now: Date }

async function endFor(tx: Database, memberId: string, { days, now }: Span): Promise<MemberEnd> {
  const [member] = await tx.select(zoneColumns).from(members).where(eq(members.id, memberId))
  if (!member) throw new Error(`Voucher has no owner: no member with id ${memberId}.`)
  return endAfterDays(member, days, now)
}
