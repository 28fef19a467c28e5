// Spends coins of a member. Points are never spent, because they qualify for a level.
import { and, asc, eq, sql } from 'drizzle-orm'
import { prepared } from '../store/prepared.ts'
import type { Database } from '../store/store.ts'
import { houseAccount, lockAccounts } from './accounts.ts'
import { assertAmount, assertSame } from './assert.ts'
import { around, lotEnd, notEnded, placedAround } from './ends.ts'
import { InsufficientBalance } from './errors.ts'
import { findPosted, moveLots, post } from './post.ts'
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
    const earlier = await findPosted(tx, reference)
    if (earlier) {
      assertSame(earlier, { kind: 'spend', accountId: coins.id, amount: -amount })
      return { transactionId: earlier.transactionId, repeated: true }
    }
    const uses = await usesFor(tx, coins.id, { amount, at: occurredAt })
    const houseId = await houseAccount(tx, 'coins', purpose)
    const posting = {
      kind: 'spend',
      reference,
      subject,
      occurredAt,
      accountId: coins.id,
      houseId,
      amount: -amount,
    } as const
    const transactionId = await post(tx, posting)
    await moveLots(tx, transactionId, uses)
    return { transactionId, repeated: false }
  })
}

/**
 * Number of lots that a spend reads first, which are enough for most spends. A spend reads all lots only if they are
 * not enough.
 */
const firstLots = 16

async function usesFor(
  tx: Database,
  accountId: string,
  { amount, at }: { amount: number; at: Date },
): Promise<LotUse[]> {
  const values = { accountId, ...around(at) }
  const few = allocateLots(await firstSpendableLots(tx).execute(values), amount)
  if (few) return few
  const lots = await spendableLots(tx).prepare('lots_spendable').execute(values)
  const all = allocateLots(lots, amount)
  if (all) return all
  const available = lots.reduce((sum, lot) => sum + lot.remaining, 0)
  throw new InsufficientBalance(amount, available)
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

const firstSpendableLots = prepared((tx) =>
  spendableLots(tx).limit(firstLots).prepare('lots_spendable_first'),
)
