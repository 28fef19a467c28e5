// Gives what the house gives, as the catalogue writes it: coins and points through the ledger, vouchers, gifts and tickets
// through the folders that keep them.
import type { Prize } from '../catalog/schema.ts'
import { voucherTypes } from '../catalog/vouchers.ts'
import { grantTickets } from './grantTickets.ts'
import { entitle } from './entitle.ts'
import { grantVoucher } from './grantVoucher.ts'
import { grantAll } from '../ledger/ledger.ts'
import { notify } from '../notices/notify.ts'
import type { Database } from '../store/store.ts'
import { noticeLevel } from './noticeLevel.ts'

type Award = {
  memberId: string
  prize: Prize
  /** What it is given for, such as `draw`: the purpose of postings, the source of vouchers and gifts. */
  source: string
  /** What of it, as the ledger keeps it: `draw:winter-lights`. */
  subject?: string
  /** Unique: a second award under it gives nothing. */
  reference: string
  now: Date
}

/** Gives a member a prize, once for each reference. Called with the transaction that decides it. */
export async function award(tx: Database, { memberId, prize, source, subject, reference, now }: Award) {
  const { coins, points } = prize
  const posting = { purpose: source, subject, reference, occurredAt: now }
  await grantAll(tx, { memberId, amounts: { coins, points }, ...posting })
  if (points) await noticeLevel(tx, { memberId, points, now })
  if (prize.voucher) await giveVoucher(tx, { memberId, voucher: prize.voucher, source, reference, now })
  if (prize.gift) await entitle(tx, { memberId, gift: prize.gift, source, reference, now })
  if (prize.tickets) await grantTickets(tx, { memberId, ...prize.tickets, reference, now })
}

/** A voucher that the member has not redeemed comes with a word about it. */
async function giveVoucher(tx: Database, grant: Parameters<typeof grantVoucher>[1]) {
  await grantVoucher(tx, grant)
  const { memberId, voucher, reference, now } = grant
  const names = voucherTypes.get(voucher)
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
