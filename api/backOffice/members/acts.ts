// Acts of staff on the account of a member. Each act and its audit entry are one transaction.
import { eq } from 'drizzle-orm'
import { recordActs } from '../../audit/recordActs.ts'
import { allowGifts } from '../../gifts/allow.ts'
import { languageIn } from '../../locale/language.ts'
import { vouchers } from '../../rewards/tables.ts'
import { announceSecondFactor, endSessions, turnOffSecondFactor } from '../../session/index.ts'
import type { Database } from '../../store/store.ts'
import { voidVoucher } from '../../vouchers/vouchers.ts'
import { lockMemberRow } from './find.ts'

type Actor = { by: string; now: Date }

/**
 * Ends all sessions of the member. Locks the row of the member: a concurrent sign-in either waits, or has already
 * stored its session, which is ended as well.
 * @returns the number of ended sessions
 */
export async function endMemberSessions(db: Database, memberId: string, { by, now }: Actor): Promise<number> {
  return await db.transaction(async (tx) => {
    await lockMemberRow(tx, memberId)
    const ended = await endSessions(tx, memberId, { now })
    await recordActs(tx, now, { what: 'sessions-ended', memberId, by, outcome: String(ended) })
    return ended
  })
}

/**
 * Removes the second factor of a member who has lost the authenticator app, passkeys and recovery codes. Notifies the
 * member at all email addresses and phones.
 * @returns true if the member had a second factor
 */
export async function removeSecondFactor(
  db: Database,
  memberId: string,
  { by, now }: Actor,
): Promise<boolean> {
  return await db.transaction(async (tx) => {
    const member = await lockMemberRow(tx, memberId)
    const isRemoved = await turnOffSecondFactor(tx, memberId, { by, now })
    const language = languageIn(member.countryCode)
    // Adds the notification to the outbox, which sends it after the commit.
    if (isRemoved) await announceSecondFactor(tx, member, { change: 'off', language, now })
    return isRemoved
  })
}

/** Allows the member to claim more gifts than the limits permit. @returns the total number of allowances */
export async function allowMoreGifts(
  db: Database,
  { memberId, gifts }: { memberId: string; gifts: number },
  { by, now }: Actor,
): Promise<number> {
  return await db.transaction(async (tx) => {
    await recordActs(tx, now, { what: 'gifts-allowed', memberId, by, outcome: String(gifts) })
    return await allowGifts(tx, memberId, gifts)
  })
}

type VoucherRow = typeof vouchers.$inferSelect

/** Voids an unused voucher. @returns true if the voucher was unused */
export async function voidUnused(
  db: Database,
  { id, memberId, reference }: Pick<VoucherRow, 'id' | 'memberId' | 'reference'>,
  { by, now }: Actor,
): Promise<boolean> {
  return await db.transaction(async (tx) => {
    const isVoided = await voidVoucher(tx, reference)
    if (isVoided)
      await recordActs(tx, now, { what: 'voucher-voided', memberId, by, subject: `voucher:${id}` })
    return isVoided
  })
}

export async function findVoucher(db: Database, id: string): Promise<VoucherRow | undefined> {
  const [row] = await db.select().from(vouchers).where(eq(vouchers.id, id))
  return row
}
