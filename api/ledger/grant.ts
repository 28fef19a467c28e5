// Coins and points given to a member.
import { eq } from 'drizzle-orm'
import { newId } from '../store/id.ts'
import type { Database } from '../store/store.ts'
import { houseAccount, lockAccounts, type Currency } from './accounts.ts'
import { assertAmount, assertSame } from './assert.ts'
import { findPosted, post } from './post.ts'
import { lotExpiry } from './rules.ts'
import { ledgerLots } from './tables.ts'

export type GrantRequest = {
  memberId: string
  currency: Currency
  /** Whole coins or points, at least 1. */
  amount: number
  /** What the house gives them for, such as `check_in`. */
  purpose: string
  /** What exactly, as `topic:slug` of the catalogue: never anything of a person's. */
  subject?: string | undefined
  /** Unique in the ledger: a second grant under it gives nothing. */
  reference: string
  occurredAt: Date
}

export type Granted = {
  transactionId: string
  /** The coins' lot, spendable up to the end of `expiresOn` (UTC); points have none. */
  lot: { id: string; amount: number; expiresOn: string } | null
  /** The reference had been granted before: nothing was posted now. */
  repeated: boolean
}

/** Gives a member coins or points, once for each reference. Throws `ReferenceReused` when it stands for something else. */
export async function grant(db: Database, request: GrantRequest): Promise<Granted> {
  const { memberId, currency, amount, purpose, subject, reference, occurredAt } = request
  assertAmount(amount)
  return await db.transaction(async (tx) => {
    const { [currency]: account } = await lockAccounts(tx, memberId)
    const earlier = await findPosted(tx, reference)
    if (earlier) {
      assertSame(earlier, { kind: 'grant', accountId: account.id, amount })
      return {
        transactionId: earlier.transactionId,
        lot: await lotOf(tx, earlier.transactionId),
        repeated: true,
      }
    }
    const houseId = await houseAccount(tx, currency, purpose)
    const transactionId = await post(tx, {
      kind: 'grant',
      reference,
      subject,
      occurredAt,
      accountId: account.id,
      houseId,
      amount,
    })
    if (currency === 'points') return { transactionId, lot: null, repeated: false }

    const lot = { id: newId(), amount, expiresOn: lotExpiry(occurredAt) }
    await tx
      .insert(ledgerLots)
      .values({ ...lot, accountId: account.id, transactionId, granted: amount, remaining: amount })
    return { transactionId, lot, repeated: false }
  })
}

async function lotOf(tx: Database, transactionId: string) {
  const [lot] = await tx
    .select({ id: ledgerLots.id, amount: ledgerLots.granted, expiresOn: ledgerLots.expiresOn })
    .from(ledgerLots)
    .where(eq(ledgerLots.transactionId, transactionId))
  return lot ?? null
}
