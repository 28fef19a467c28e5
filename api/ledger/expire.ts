// Coins past their last day return to the house. Nobody can spend them in the meantime: this only tidies the books.
import { and, eq, lt } from 'drizzle-orm'
import { newId } from '../store/id.ts'
import { batchSize, eachInBatches, within, type Portion, type Span } from '../store/eachInBatches.ts'
import type { Database } from '../store/store.ts'
import { houseAccount } from './accounts.ts'
import { moveLots, post } from './post.ts'
import { utcDate } from './rules.ts'
import { ledgerAccounts, ledgerLots, unspent } from './tables.ts'

/**
 * Posts every expiry that is due, each account in its own transaction, and returns the coins expired. May be repeated.
 * @throws AggregateError with what failed, once all others are done
 */
export async function expire(db: Database, now: Date, portion: Portion = {}): Promise<number> {
  let expired = 0
  await eachInBatches({
    ...portion,
    next: (span) => dueAccounts(db, now, span),
    work: async ({ id }) => {
      const coins = await expireAccount(db, id, now)
      expired += coins
    },
  })
  return expired
}

/** The next accounts with coins past their last day, in the order of their ids. */
export const dueAccounts = (db: Database, now: Date, span: Span) =>
  db
    .selectDistinct({ id: ledgerLots.accountId })
    .from(ledgerLots)
    .where(and(isDue(now), within(ledgerLots.accountId, span)))
    .orderBy(ledgerLots.accountId)
    .limit(batchSize)

async function expireAccount(db: Database, accountId: string, occurredAt: Date): Promise<number> {
  return await db.transaction(async (tx) => {
    await tx.select().from(ledgerAccounts).where(eq(ledgerAccounts.id, accountId)).for('no key update')
    const lots = await tx
      .select({ id: ledgerLots.id, remaining: ledgerLots.remaining })
      .from(ledgerLots)
      .where(and(eq(ledgerLots.accountId, accountId), isDue(occurredAt)))
    if (lots.length === 0) return 0

    const amount = lots.reduce((sum, lot) => sum + lot.remaining, 0)
    const houseId = await houseAccount(tx, 'coins', 'expiry')
    const reference = `expiry ${newId()}`
    const transactionId = await post(tx, {
      kind: 'expiry',
      reference,
      occurredAt,
      accountId,
      houseId,
      amount: -amount,
    })
    await moveLots(
      tx,
      transactionId,
      lots.map(({ id, remaining }) => ({ lotId: id, amount: -remaining })),
    )
    return amount
  })
}

function isDue(now: Date) {
  return and(unspent(ledgerLots), lt(ledgerLots.expiresOn, utcDate(now)))
}
