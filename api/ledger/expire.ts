// Posts the expiry of coins after the end of their last day. Expired coins can never be spent, so a late posting only
// delays the update of stored balances.
import { and, asc, inArray } from 'drizzle-orm'
import { newId } from '../store/id.ts'
import { batchSize, eachInBatches, within, type Portion, type Span } from '../store/eachInBatches.ts'
import type { Database } from '../store/store.ts'
import { houseAccount } from './accounts.ts'
import { around, ended } from './ends.ts'
import { moveLotsOf, postNew } from './post.ts'
import { ledgerAccounts, ledgerLots, unspent } from './tables.ts'

/**
 * Posts all due expiries, for several accounts per transaction, and returns the number of expired coins. Idempotent.
 * @throws AggregateError with the errors of the accounts that failed, after all other accounts are processed
 */
export async function expire(db: Database, now: Date, portion: Portion = {}): Promise<number> {
  let expired = 0
  const together = async (rows: readonly { id: string }[]) => {
    const ids = rows.map(({ id }) => id)
    expired += await db.transaction((tx) => expireAccounts(tx, ids, now))
  }
  await eachInBatches({
    ...portion,
    next: (span) => dueAccounts(db, now, span),
    together,
    work: (row) => together([row]),
  })
  return expired
}

/** Returns the next batch of accounts with coins whose last day has ended, sorted by id. */
export const dueAccounts = (db: Database, now: Date, span: Span) =>
  db
    .selectDistinct({ id: ledgerLots.accountId })
    .from(ledgerLots)
    .where(and(isDue(now), within(ledgerLots.accountId, span)))
    .orderBy(ledgerLots.accountId)
    .limit(batchSize)

/** @returns the number of coins whose expiry was posted */
async function expireAccounts(tx: Database, ids: readonly string[], occurredAt: Date): Promise<number> {
  // Locks accounts in the order of their ids, as other workers do, to prevent deadlocks.
  await tx
    .select({ id: ledgerAccounts.id })
    .from(ledgerAccounts)
    .where(inArray(ledgerAccounts.id, [...ids]))
    .orderBy(asc(ledgerAccounts.id))
    .for('no key update')
  const lots = await tx
    .select({ id: ledgerLots.id, accountId: ledgerLots.accountId, remaining: ledgerLots.remaining })
    .from(ledgerLots)
    .where(and(inArray(ledgerLots.accountId, [...ids]), isDue(occurredAt)))
  if (lots.length === 0) return 0

  const houseId = await houseAccount(tx, 'coins', 'expiry')
  const byAccount = [...Map.groupBy(lots, ({ accountId }) => accountId)]
  const postings = byAccount.map(([accountId, accountLots]) => ({
    kind: 'expiry' as const,
    reference: `expiry ${newId()}`,
    occurredAt,
    accountId,
    houseId,
    amount: -coinsOf(accountLots),
  }))
  const transactionIds = await postNew(tx, postings)
  const uses = byAccount.flatMap(([, accountLots], index) =>
    accountLots.map(({ id, remaining }) => ({
      transactionId: transactionIds[index] ?? '',
      lotId: id,
      amount: -remaining,
    })),
  )
  await moveLotsOf(tx, uses)
  return coinsOf(lots)
}

const coinsOf = (lots: readonly { remaining: number }[]) =>
  lots.reduce((sum, { remaining }) => sum + remaining, 0)

function isDue(now: Date) {
  return and(unspent(ledgerLots), ended(around(now)))
}
