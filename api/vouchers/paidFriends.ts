// Limits rewards for one friend to one in 365 days, also if the friend leaves, joins again and names another advocate.
import { and, eq, gte, inArray, lt } from 'drizzle-orm'
import { forgottenBefore } from '../catalog/retention.ts'
import type { Account } from '../members/account.ts'
import { members } from '../members/tables.ts'
import { deleteInBatches } from '../store/deleteInBatches.ts'
import type { Portion } from '../store/eachInBatches.ts'
import { hashOf } from '../store/secrets.ts'
import type { Database } from '../store/store.ts'
import { referralPayments } from './tables.ts'

/**
 * Notes that the friend is paid for, by each account that they have proven.
 * @returns whether they may be paid: not if an account of theirs was paid for in the last 365 days
 */
export async function notePayment(tx: Database, friendId: string, now: Date): Promise<boolean> {
  const hashes = await hashesOf(tx, friendId)
  if (hashes.length === 0) return true
  const { accountHash, paidAt } = referralPayments
  const since = forgottenBefore('referralPaymentDays', now)
  const [recent] = await tx
    .select({ paidAt })
    .from(referralPayments)
    .where(and(inArray(accountHash, hashes), gte(paidAt, since)))
    .limit(1)
  if (recent) return false
  const noted = await tx
    .insert(referralPayments)
    .values(hashes.map((hash) => ({ accountHash: hash, paidAt: now })))
    .onConflictDoUpdate({ target: accountHash, set: { paidAt: now }, setWhere: lt(paidAt, since) })
    .returning({ paidAt })
  // A concurrent payment for the same account noted it first.
  return noted.length === hashes.length
}

/** In a fixed order, so that concurrent payments wait for each other and do not deadlock. */
async function hashesOf(tx: Database, friendId: string) {
  const { email, phone, emailVerified, phoneVerified } = members
  const [row] = await tx
    .select({ email, phone, emailVerified, phoneVerified })
    .from(members)
    .where(eq(members.id, friendId))
  return [row?.emailVerified ? row.email : null, row?.phoneVerified ? row.phone : null]
    .filter((account) => account !== null)
    .map(paymentHash)
    .toSorted()
}

const paymentHash = (account: Account) => hashOf(`referral:${account}`)

/** Deletes payments that the limit no longer looks back to; a job calls it. */
export const forgetPayments = (db: Database, now: Date, { stop }: Portion = {}) =>
  deleteInBatches(
    db,
    [
      {
        table: referralPayments,
        isDue: lt(referralPayments.paidAt, forgottenBefore('referralPaymentDays', now)),
      },
    ],
    stop,
  )
