// Closes an account when its member requests the deletion. The member can restore the account for seven days; then
// eraseMembers.ts erases it.
import { and, eq, isNull } from 'drizzle-orm'
import type { components } from '#generated/schema.d.ts'
import { recordActs } from '../audit/recordActs.ts'
import { countUnderway, countWaiting } from '../gifts/index.ts'
import { balances } from '../ledger/ledger.ts'
import { refuse } from '#shared/protocol/refuse.ts'
import { addToOutbox } from '../integrations/outbox.ts'
import type { Language } from '../locale/language.ts'
import type { Database } from '../store/store.ts'
import { countActive } from '../vouchers/index.ts'
import type { MemberRow } from '../members/member.ts'
import { members } from '../members/tables.ts'
import { closingMessage, endSessions, revokePendingProofs } from '../session/index.ts'
import { underWayOf } from './underWay.ts'

const undoDays = 7

/** Returns the end of the seven days in which the member can undo a deletion that is requested at `now`. */
export const undoUntil = (now: Date) => new Date(now.getTime() + undoDays * 86_400_000)

/** Returns balances, gifts and vouchers that the member would lose by deleting the account. */
export async function deletionPreview(
  db: Database,
  request: Parameters<typeof underWayOf>[1],
): Promise<components['schemas']['DeletionPreview']> {
  const { now } = request
  const memberId = request.member.id
  const { coins, points } = await balances(db, memberId, now)
  return {
    coins,
    points,
    vouchers: await countActive(db, memberId, now),
    giftsWaiting: await countWaiting(db, memberId),
    giftsUnderway: await countUnderway(db, memberId),
    underWay: await underWayOf(db, request),
    undoUntil: undoUntil(now).toISOString(),
  }
}

/**
 * Closes the account of a re-authenticated member, or on the member's request to staff; only `undoDisable` opens it
 * again.
 * @param by actor, if it is not the member
 * @returns the time of the erasure, and the email that informs the member
 */
export async function close(
  db: Database,
  member: MemberRow,
  { language, now, by }: { language: Language; now: Date; by?: string },
) {
  const erasesAt = undoUntil(now)
  const message = await db.transaction(async (tx) => {
    const [closed] = await tx
      .update(members)
      .set({ erasesAt })
      .where(and(eq(members.id, member.id), isNull(members.erasesAt)))
      .returning({ id: members.id })
    // If no row was updated, a concurrent request has already closed the account and revoked this session.
    if (!closed) refuse('TOKEN_REVOKED')
    await endSessions(tx, member.id, { now })
    await recordActs(tx, now, { what: 'account-closed', memberId: member.id, by })
    await revokePendingProofs(tx, member, now)
    return await addToOutbox(tx, closingMessage(member, erasesAt, language), { memberId: member.id, now })
  })
  return { erasesAt, message }
}
