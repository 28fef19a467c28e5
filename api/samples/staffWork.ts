// Adds work of a sample staff member, so that the back office of a development server shows requests that wait for
// approval, and deliveries in the history of the stock.
import { recordActs } from '../audit/recordActs.ts'
import { changeStock } from '../fulfillment/stock.ts'
import { admitAccount } from '../session/admitAccount.ts'
import { findMember } from '../session/members.ts'
import { actorOf } from '../staff/sessions.ts'
import { staff, staffApprovals } from '../staff/tables.ts'
import { newId } from '../store/id.ts'
import type { Database } from '../store/store.ts'

const person = { issuer: 'sample', subject: 'support', email: 'support@example.com' }

/** Gifts of coins above the limit of the role support. */
const requests = [
  {
    account: 'ribbon@example.com',
    coins: 500,
    hoursAgo: 27,
    reason: 'The breast pump failed, and the repair takes three weeks.',
  },
  {
    account: 'nest@example.com',
    coins: 300,
    hoursAgo: 3,
    reason: 'Two check-ins are missing after the outage on Monday.',
  },
]

/** Deliveries and losses of products of the mall; negative for losses. */
const movements = [
  { item: 'eye-mask', count: 200, hoursAgo: 20, note: 'Delivery from the supplier' },
  { item: 'eye-mask', count: -4, hoursAgo: 2, note: 'Damaged' },
  { item: 'cosy-socks', count: 150, hoursAgo: 20, note: 'Delivery from the supplier' },
]

/** Adds the work, unless the sample staff member exists. */
export async function addSampleStaffWork(db: Database, now: Date) {
  const before = (hours: number) => new Date(now.getTime() - hours * 3_600_000)
  await db.transaction(async (tx) => {
    const [added] = await tx
      .insert(staff)
      .values({ ...person, id: newId(), signedInAt: now })
      .onConflictDoNothing()
      .returning({ id: staff.id })
    if (!added) return
    const by = actorOf(added)
    for (const { account, coins, hoursAgo, reason } of requests) {
      const member = await findMember(tx, await admitAccount(tx, account))
      if (!member) continue
      const [id, at] = [newId(), before(hoursAgo)]
      await tx.insert(staffApprovals).values({
        id,
        kind: 'coins',
        memberId: member.id,
        amount: coins,
        reason,
        requestedBy: added.id,
        requestedAt: at,
      })
      const act = { what: 'coins-requested', memberId: member.id, by, subject: `approval:${id}` } as const
      await recordActs(tx, at, { ...act, outcome: String(coins) })
    }
    // The samples have opened the stock of these products, so that the total is not used.
    for (const { item, count, hoursAgo, note } of movements)
      await changeStock(tx, { kind: 'product', item, total: 0, count }, { by, note, at: before(hoursAgo) })
  })
}
