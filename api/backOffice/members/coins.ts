// Gives coins to members and takes coins from them. Gifts above the limit of a role wait for the approval of another
// staff member.
import { and, asc, eq, gt, isNull, ne, sql } from 'drizzle-orm'
import { roles } from '#generated/backOffice/roles.ts'
import type { components } from '#generated/backOffice/schema.d.ts'
import { refuse } from '#shared/protocol/refuse.ts'
import { recordActs } from '../../audit/recordActs.ts'
import { grant, InsufficientBalance, ReferenceReused, spend } from '../../ledger/ledger.ts'
import { actorOf, type StaffMember } from '../../staff/sessions.ts'
import { staff as staffTable, staffApprovals } from '../../staff/tables.ts'
import type { Database } from '../../store/store.ts'
import { lockMemberRow } from './find.ts'

type Schemas = components['schemas']
type Actor = { staff: Pick<StaffMember, 'id' | 'roles'>; now: Date }

/** Milliseconds in which an act can be approved. */
const approvalTime = 7 * 86_400_000

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
    const requests = await tx
      .insert(staffApprovals)
      .values({ id, kind: 'coins', memberId, amount: coins, reason, requestedBy: staff.id, requestedAt: now })
      .onConflictDoNothing()
      .returning({ id: staffApprovals.id })
    if (requests.length === 0) return await earlierRequest(tx, act)
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

async function giveCoins(tx: Database, { id, memberId, amount }: Gift, { staff, now }: Actor) {
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
  if (row?.memberId !== memberId || row.amount !== coins)
    return refuse('BAD_REQUEST', { reasons: [{ code: 'FORMAT', field: 'id' }] })
  return row.verdict === 'approved' ? 'done' : 'waiting'
}

/** Returns acts that wait for approval, oldest first. `cursor` is the id of the last act of the previous page. */
export async function waitingApprovals(
  db: Database,
  { cursor, limit }: { cursor?: string | undefined; limit: number },
  { staff, now }: Actor,
): Promise<Schemas['Approval'][]> {
  const { id, requestedAt, requestedBy, decidedAt } = staffApprovals
  const last = db
    .select({ at: requestedAt, id })
    .from(staffApprovals)
    .where(eq(id, cursor ?? ''))
  const rows = await db
    .select({ act: staffApprovals, email: staffTable.email })
    .from(staffApprovals)
    .leftJoin(staffTable, eq(staffTable.id, requestedBy))
    .where(
      and(
        isNull(decidedAt),
        gt(requestedAt, new Date(now.getTime() - approvalTime)),
        cursor === undefined ? undefined : sql`(${requestedAt}, ${id}) > (${last})`,
      ),
    )
    .orderBy(asc(requestedAt), asc(id))
    .limit(limit)
  return rows.map(({ act, email }) => ({
    id: act.id,
    kind: act.kind,
    memberId: act.memberId,
    amount: act.amount,
    reason: act.reason,
    requestedBy: email,
    requestedAt: act.requestedAt.toISOString(),
    mine: act.requestedBy === staff.id,
  }))
}

/** Decides on an act of another staff member. @returns false if the act was decided before or is an act of the caller */
export async function decideApproval(
  db: Database,
  { id, verdict }: Schemas['DecideApprovalRequest'],
  { staff, now }: Actor,
): Promise<boolean> {
  return await db.transaction(async (tx) => {
    const [act] = await tx
      .update(staffApprovals)
      .set({ verdict, decidedBy: staff.id, decidedAt: now })
      .where(
        and(
          eq(staffApprovals.id, id),
          isNull(staffApprovals.decidedAt),
          ne(staffApprovals.requestedBy, staff.id),
          gt(staffApprovals.requestedAt, new Date(now.getTime() - approvalTime)),
        ),
      )
      .returning()
    if (!act) return false
    const { memberId } = act
    await recordActs(tx, now, {
      what: 'approval-decided',
      memberId,
      by: actorOf(staff),
      subject: `approval:${id}`,
      outcome: verdict,
    })
    if (verdict === 'approved') {
      await lockMemberRow(tx, memberId)
      await giveCoins(tx, act, { staff, now })
    }
    return true
  })
}
