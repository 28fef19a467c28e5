// Limits referral rewards for the same friend to one in 365 days. The limit holds even if the friend deletes the
// account and registers again with another referral code.
import { and, eq, gte, inArray, lt } from 'drizzle-orm'
import { expiredBefore } from '../catalog/retention.ts'
import type { Account } from '../members/account.ts'
import { members } from '../members/tables.ts'
import { deleteInBatches } from '../store/deleteInBatches.ts'
import type { Portion } from '../store/eachInBatches.ts'
import { hashOf } from '../store/secrets.ts'
import type { Database } from '../store/store.ts'
import { referralPayments } from './tables.ts'

/**
 * Records that a reward was paid for the friend, with a hash of each verified email address and phone.
 * @returns false if a reward for one of these email addresses or phones was paid in the last 365 days
 */
export async function recordPayment(tx: Database, friendId: string, now: Date): Promise<boolean> {
  const hashes = await hashesOf(tx, friendId)
  if (hashes.length === 0) return true
  const { accountHash, paidAt } = referralPayments
  const since = expiredBefore('referralPaymentDays', now)
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
  // If fewer rows were inserted than there are hashes, a concurrent call has already recorded a payment for the same
  // email address or phone.
  return noted.length === hashes.length
}

/** Returns the hashes in sorted order, so that concurrent payments wait for each other and do not deadlock. */
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

/** Deletes records of payments that are older than 365 days. Called by a job. */
export const purgePayments = (db: Database, now: Date, { stop }: Portion = {}) =>
  deleteInBatches(
    db,
    [
      {
        table: referralPayments,
        isDue: lt(referralPayments.paidAt, expiredBefore('referralPaymentDays', now)),
      },
    ],
    stop,
  )
