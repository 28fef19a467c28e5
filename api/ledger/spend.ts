// Spends coins of a member. Points are never spent, because they qualify for a level.
import { and, asc, eq, sql } from 'drizzle-orm'
import { prepared } from '../store/prepared.ts'
import type { Database } from '../store/store.ts'
import { houseAccount, lockAccounts } from './accounts.ts'
import { assertAmount, assertSame } from './assert.ts'
import { around, lotEnd, notEnded, placedAround } from './ends.ts'
import { InsufficientBalance } from './errors.ts'
import { findPosted, moveLots, postNew } from './post.ts'
import { allocateLots, type LotUse } from './rules.ts'
import { ledgerLots, unspent } from './tables.ts'

export type SpendRequest = {
  memberId: string
  /** Amount of the spend in whole coins, at least 1. */
  amount: number
  /** Purpose of the house account that balances the spend, such as `draw`. */
  purpose: string
  /** Subject of the spend as `topic:slug` of a catalog entry; must contain no personal data. */
  subject?: string | undefined
  /** Unique reference in the ledger: a second spend with the same reference has no effect. */
  reference: string
  occurredAt: Date
}

export type Spent = {
  transactionId: string
  /** True if an earlier call already posted the spend, so that this call posted no transaction. */
  repeated: boolean
}

/**
 * Takes coins from a member, soonest expiry first, once per reference. Throws `InsufficientBalance` if unexpired coins
 * do not suffice, and `ReferenceReused` if the reference belongs to a different posting.
 */
export async function spend(db: Database, request: SpendRequest): Promise<Spent> {
  const { memberId, amount, purpose, subject, reference, occurredAt } = request
  assertAmount(amount)
  return await db.transaction(async (tx) => {
    const { coins } = await lockAccounts(tx, memberId)
    const { uses, available } = await usesFor(tx, coins.id, { amount, at: occurredAt })
    if (uses) {
      const houseId = await houseAccount(tx, 'coins', purpose)
      const [transactionId] = await postNew(tx, [
        { kind: 'spend', reference, subject, occurredAt, accountId: coins.id, houseId, amount: -amount },
      ])
      if (transactionId !== undefined) {
        await moveLots(tx, transactionId, uses)
        return { transactionId, repeated: false }
      }
    }
    // Look for an earlier posting only now, because almost every spend is new.
    const earlier = await findPosted(tx, reference)
    if (!earlier) throw new InsufficientBalance(amount, available)
    assertSame(earlier, { kind: 'spend', accountId: coins.id, amount: -amount })
    return { transactionId: earlier.transactionId, repeated: true }
  })
}

/**
 * Number of lots that a spend reads first, which are enough for most spends. A spend reads all lots only if they are
 * not enough.
 */
const firstLots = 16

/** @returns the coins to take from each lot, or only the number of available coins if they do not suffice */
async function usesFor(
  tx: Database,
  accountId: string,
  { amount, at }: { amount: number; at: Date },
): Promise<{ uses?: LotUse[]; available: number }> {
  const values = { accountId, ...around(at) }
  const few = allocateLots(await firstSpendableLots(tx).execute(values), amount)
  if (few) return { uses: few, available: amount }
  const lots = await allSpendableLots(tx).execute(values)
  const available = lots.reduce((sum, lot) => sum + lot.remaining, 0)
  const uses = allocateLots(lots, amount)
  return { ...(uses && { uses }), available }
}

const spendableLots = (tx: Database) =>
  tx
    .select({ id: ledgerLots.id, remaining: ledgerLots.remaining })
    .from(ledgerLots)
    .where(
      and(
        eq(ledgerLots.accountId, sql.placeholder('accountId')),
        unspent(ledgerLots),
        notEnded(placedAround),
      ),
    )
    .orderBy(asc(ledgerLots.expiresOn), asc(lotEnd), asc(ledgerLots.id))

const allSpendableLots = prepared((tx) => spendableLots(tx).prepare('lots_spendable'))

const firstSpendableLots = prepared((tx) =>
  spendableLots(tx).limit(firstLots).prepare('lots_spendable_first'),
)
