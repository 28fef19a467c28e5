// Reads which level benefits (rights) a member has used in the current year, and claims rights.
import { and, eq } from 'drizzle-orm'
import { award } from '../rewards/award.ts'
import { rights, type Right } from '../catalog/rights.ts'
import { yearOf } from '../locale/calendar.ts'
import { assertEligible } from '../offers/eligibility.ts'
import { refuse } from '#shared/protocol/refuse.ts'
import type { Member } from '../members/member.ts'
import { endBirthdayCorrection } from '../profile/index.ts'
import { newId } from '../store/id.ts'
import type { Database } from '../store/store.ts'
import { levelOf } from '../levels/level.ts'
import { nextYear, availabilityOf, type RightUse, type Holder } from './rights.ts'
import { rightClaims, rightProofs } from './tables.ts'

/**
 * Returns the level benefit (right) with this id and kind.
 * @throws NOT_FOUND
 */
export function rightOf<Kind extends Right['kind']>(id: string, kind: Kind) {
  const right = rights().get(id)
  return right && isOf(right, kind) ? right : refuse('NOT_FOUND')
}

const isOf = <Kind extends Right['kind']>(
  right: Right,
  kind: Kind,
): right is Extract<Right, { kind: Kind }> => right.kind === kind

export async function holderOf(db: Database, member: Omit<Member, 'session'>, now: Date): Promise<Holder> {
  return { ...member, level: await levelOf(db, member.id, now) }
}

/** Returns the member's claim or proof for each level benefit (right) in the current year. */
export async function usesThisYear(
  db: Database,
  { id, timeZone }: Member,
  now: Date,
): Promise<Map<string, RightUse>> {
  const year = yearOf(now, timeZone)
  const claims = await db
    .select()
    .from(rightClaims)
    .where(and(eq(rightClaims.memberId, id), eq(rightClaims.year, year)))
  const proofs = await db
    .select()
    .from(rightProofs)
    .where(and(eq(rightProofs.memberId, id), eq(rightProofs.year, year)))
  const uses = new Map<string, RightUse>()
  for (const { right, claimedAt } of claims) uses.set(right, { usedAt: claimedAt })
  for (const { right, state, decidedAt } of proofs) {
    if (state === 'submitted') uses.set(right, { waiting: true })
    if (state === 'accepted' && decidedAt) uses.set(right, { usedAt: decidedAt })
  }
  return uses
}

/**
 * Grants the prize of a level benefit (right) to a member, once a year.
 * @throws NOT_FOUND if there is no such right; NOT_ELIGIBLE if the member cannot claim it now; ALREADY_CLAIMED, with
 * the start of the member's next calendar year, if it was claimed this year, even by a concurrent call
 */
export async function claim(db: Database, member: Member, { rightId, now }: { rightId: string; now: Date }) {
  const right = rightOf(rightId, 'claim')
  const year = yearOf(now, member.timeZone)
  return await db.transaction(async (tx) => {
    const [row] = await tx
      .insert(rightClaims)
      .values({ id: newId(), memberId: member.id, right: right.id, year, claimedAt: now })
      .onConflictDoNothing()
      .returning({ id: rightClaims.id })
    if (!row) {
      const nextDate = nextYear(now, member.timeZone).toISOString()
      return refuse('ALREADY_CLAIMED', { reasons: [{ code: 'USED_THIS_YEAR' }], nextDate })
    }
    assertEligible(availabilityOf(right, await holderOf(tx, member, now), now))
    if (right.during === 'birthday-month') await endBirthdayCorrection(tx, member)
    const reference = `right:${right.id}:${member.id}:${year}`
    await award(tx, { memberId: member.id, prize: right.prize, source: 'right', reference, now })
    return right
  })
}
