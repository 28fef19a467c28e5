// Adds work of a sample staff member, so that the back office of a development server shows requests that wait for
// approval, and deliveries in the history of the stock.
import type { components } from '#generated/backOffice/schema.d.ts'
import { recordActs } from '../audit/recordActs.ts'
import { changeStock } from '../fulfillment/stock.ts'
import { admitAccount } from '../session/admitAccount.ts'
import { findMember } from '../session/members.ts'
import { actorOf } from '../staff/sessions.ts'
import { staff, staffApprovals } from '../staff/tables.ts'
import { newId } from '../store/id.ts'
import type { Database } from '../store/store.ts'

type Schemas = components['schemas']
type StaffRole = Schemas['StaffRole']

/** Returns the account that the sample sign-in has for a role. */
const personOf = (role: StaffRole) => ({
  issuer: 'sample',
  subject: role,
  email: `${role}@example.com`,
  roles: [role],
})

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

/** Request for an export. It has fewer parcels than a real request, because the sample members order few. */
const exportRequest = {
  filter: { state: 'all' },
  hoursAgo: 5,
  reason: 'The new carrier checks all addresses of the last season.',
} as const

/** Stores the parcels of the filter for a request. @returns their number */
type Select = (
  tx: Database,
  id: string,
  selection: { filter: Schemas['ParcelFilter']; now: Date },
) => Promise<number>

/** Adds the work, unless the sample staff members exist. */
export async function addSampleStaffWork(
  db: Database,
  { now, storeSelection }: { now: Date; storeSelection: Select },
) {
  const before = (hours: number) => new Date(now.getTime() - hours * 3_600_000)
  await db.transaction(async (tx) => {
    const support = await addPerson(tx, 'support', now)
    if (support) {
      await requestCoins(tx, support, before)
      // The samples have opened the stock of these products, so that the total is not used.
      for (const { item, count, hoursAgo, note } of movements)
        await changeStock(
          tx,
          { kind: 'product', item, total: 0, count },
          { by: actorOf(support), note, at: before(hoursAgo) },
        )
    }
    const packer = await addPerson(tx, 'fulfillment', now)
    if (packer) await requestExport(tx, packer, { before, storeSelection })
  })
}

type Person = { id: string }
type Before = (hours: number) => Date

/** @returns undefined if the person exists */
async function addPerson(tx: Database, role: StaffRole, now: Date): Promise<Person | undefined> {
  const [added] = await tx
    .insert(staff)
    .values({ ...personOf(role), id: newId(), signedInAt: now })
    .onConflictDoNothing()
    .returning({ id: staff.id })
  return added
}

async function requestCoins(tx: Database, person: Person, before: Before) {
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
      requestedBy: person.id,
      requestedAt: at,
    })
    const act = { what: 'coins-requested', memberId: member.id, by: actorOf(person) } as const
    await recordActs(tx, at, { ...act, subject: `approval:${id}`, outcome: String(coins) })
  }
}

async function requestExport(
  tx: Database,
  person: Person,
  { before, storeSelection }: { before: Before; storeSelection: Select },
) {
  const { filter, hoursAgo, reason } = exportRequest
  const [id, at] = [newId(), before(hoursAgo)]
  const amount = await storeSelection(tx, id, { filter, now: at })
  await tx.insert(staffApprovals).values({
    id,
    kind: 'parcelExport',
    amount,
    details: { filter },
    reason,
    requestedBy: person.id,
    requestedAt: at,
  })
  const act = { what: 'export-requested', by: actorOf(person), subject: `approval:${id}` } as const
  await recordActs(tx, at, { ...act, outcome: String(amount) })
}
