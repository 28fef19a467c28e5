// Limits referral rewards for one person to one in 365 days, even if they delete the account and register again with another referral code.
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
 * Records the payment under each verified account of the friend.
 * @returns false if one of their accounts was paid for in the last 365 days
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
  // A concurrent payment for the same account was recorded first.
  return noted.length === hashes.length
}

/** Sorted, so that concurrent payments wait for each other instead of deadlocking. */
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

/** Deletes payments that are older than the limit; called by a job. */
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
