// Awards prizes of the catalog to members: coins, points, vouchers, gifts and tickets of a draw. Coins and points are
// posted to the ledger.
import type { Prize } from '../catalog/schema.ts'
import { voucherTypes } from '../catalog/vouchers.ts'
import { grantTickets } from './grantTickets.ts'
import { entitle } from './entitle.ts'
import { grantVoucher } from './grantVoucher.ts'
import { grantAll } from '../ledger/ledger.ts'
import { notify } from '../notices/notify.ts'
import type { Database } from '../store/store.ts'
import { notifyLevel } from './notifyLevel.ts'

type Award = {
  memberId: string
  prize: Prize
  /** Reason of the award, such as `draw`. Used as the purpose of postings and as the source of vouchers and gifts. */
  source: string
  /** Subject of the ledger postings, such as the draw in `draw:winter-lights`. */
  subject?: string
  /** Reference that identifies the award. A second award with the same reference has no effect. */
  reference: string
  now: Date
}

/**
 * Awards a prize to a member, only once for each reference. Call within the transaction that decides who gets the
 * prize.
 */
export async function award(tx: Database, { memberId, prize, source, subject, reference, now }: Award) {
  const { coins, points } = prize
  const posting = { purpose: source, subject, reference, occurredAt: now }
  await grantAll(tx, { memberId, amounts: { coins, points }, ...posting })
  if (points) await notifyLevel(tx, { memberId, points, now })
  if (prize.voucher) await giveVoucher(tx, { memberId, voucher: prize.voucher, source, reference, now })
  if (prize.gift) await entitle(tx, { memberId, gift: prize.gift, source, reference, now })
  if (prize.tickets) await grantTickets(tx, { memberId, ...prize.tickets, reference, now })
}

/** Grants a voucher and notifies the member. */
async function giveVoucher(tx: Database, grant: Parameters<typeof grantVoucher>[1]) {
  await grantVoucher(tx, grant)
  const { memberId, voucher, reference, now } = grant
  const names = voucherTypes().get(voucher)
  if (names)
    await notify(tx, {
      memberId,
      kind: 'voucher-granted',
      params: { voucher: names.name },
      names,
      now,
      reference: `voucher:${reference}`,
    })
}
