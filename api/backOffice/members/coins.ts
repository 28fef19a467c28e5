// Gives coins to members and takes coins from them. Gifts above the limit of a role wait for the approval of another
// staff member (api/backOffice/approvals).
import { eq } from 'drizzle-orm'
import { roles } from '#generated/backOffice/roles.ts'
import type { components } from '#generated/backOffice/schema.d.ts'
import { refuse } from '#shared/protocol/refuse.ts'
import { recordActs } from '../../audit/recordActs.ts'
import { grant, InsufficientBalance, ReferenceReused, spend } from '../../ledger/ledger.ts'
import { insertRequest } from '../../staff/approvals.ts'
import { actorOf, type StaffMember } from '../../staff/sessions.ts'
import { staffApprovals } from '../../staff/tables.ts'
import type { Database } from '../../store/store.ts'
import { lockMemberRow } from './find.ts'

type Schemas = components['schemas']
type Actor = { staff: Pick<StaffMember, 'id' | 'roles'>; now: Date }

/** Returns the number of coins that the roles may give without approval. */
const limitOf = (names: StaffMember['roles']) => Math.max(0, ...names.map((name) => roles[name].coins))

const referenceOf = (id: string) => `staff:${id}`

/**
 * Gives or takes coins once per `id`.
 * @throws NOT_FOUND for an unknown member, BAD_REQUEST if `coins` is 0 or the id belongs to another act
 */
export async function grantCoins(
  db: Database,
  act: Schemas['GrantCoinsRequest'],
  { staff, now }: Actor,
): Promise<Schemas['CoinGrant']['state']> {
  const { id, memberId, coins, reason } = act
  if (coins === 0) refuse('BAD_REQUEST', { reasons: [{ code: 'FORMAT', field: 'coins' }] })
  return await db.transaction(async (tx) => {
    await lockMemberRow(tx, memberId)
    if (coins < 0) return await takeCoins(tx, act, { staff, now })
    if (coins <= limitOf(staff.roles)) {
      await giveCoins(tx, { id, memberId, amount: coins }, { staff, now })
      return 'done'
    }
    const request = { id, kind: 'coins', memberId, amount: coins, reason } as const
    if (!(await insertRequest(tx, request, { staff, now }))) return await earlierRequest(tx, act)
    await recordActs(tx, now, {
      what: 'coins-requested',
      memberId,
      by: actorOf(staff),
      subject: `approval:${id}`,
      outcome: String(coins),
    })
    return 'waiting'
  })
}

type Gift = { id: string; memberId: string; amount: number }

/** Gives coins once per id, and records the act with the staff member who gave or approved them. */
export async function giveCoins(
  tx: Database,
  { id, memberId, amount }: Gift,
  { staff, now }: { staff: Pick<StaffMember, 'id'>; now: Date },
) {
  const { repeated } = await grant(tx, {
    memberId,
    currency: 'coins',
    amount,
    purpose: 'staff',
    reference: referenceOf(id),
    occurredAt: now,
  }).catch(refuseReuse)
  if (!repeated)
    await recordActs(tx, now, {
      what: 'coins-given',
      memberId,
      by: actorOf(staff),
      subject: `act:${id}`,
      outcome: String(amount),
    })
}

async function takeCoins(
  tx: Database,
  { id, memberId, coins }: Schemas['GrantCoinsRequest'],
  { staff, now }: Actor,
): Promise<'done' | 'missing'> {
  try {
    const { repeated } = await spend(tx, {
      memberId,
      amount: -coins,
      purpose: 'staff_return',
      reference: referenceOf(id),
      occurredAt: now,
    }).catch(refuseReuse)
    if (!repeated)
      await recordActs(tx, now, {
        what: 'coins-taken',
        memberId,
        by: actorOf(staff),
        subject: `act:${id}`,
        outcome: String(-coins),
      })
    return 'done'
  } catch (error) {
    if (error instanceof InsufficientBalance) return 'missing'
    throw error
  }
}

/** Rejects an id that belongs to another act. */
function refuseReuse(error: unknown): never {
  if (error instanceof ReferenceReused) refuse('BAD_REQUEST', { reasons: [{ code: 'FORMAT', field: 'id' }] })
  throw error
}

/** Returns the state of an act that was requested before. @throws BAD_REQUEST if the id belongs to another act */
async function earlierRequest(
  tx: Database,
  { id, memberId, coins }: Schemas['GrantCoinsRequest'],
): Promise<'done' | 'waiting'> {
  const [row] = await tx.select().from(staffApprovals).where(eq(staffApprovals.id, id))
  if (row?.kind !== 'coins' || row.memberId !== memberId || row.amount !== coins)
    return refuse('BAD_REQUEST', { reasons: [{ code: 'FORMAT', field: 'id' }] })
  return row.verdict === 'approved' ? 'done' : 'waiting'
}
