// Exports a member's data in the ledger: all movements of coins and points, and the lots of coins.
import { asc, eq } from 'drizzle-orm'
import type { Database } from '../store/store.ts'
import { ledgerAccounts, ledgerLots, ledgerPostings, ledgerTransactions } from './tables.ts'

/** Returns the rows of the member, grouped by table name, oldest first. */
export async function statementOf(db: Database, memberId: string) {
  const ofMember = eq(ledgerAccounts.memberId, memberId)
  return {
    ledger_postings: await db
      .select({
        transactionId: ledgerPostings.transactionId,
        currency: ledgerAccounts.currency,
        kind: ledgerTransactions.kind,
        amount: ledgerPostings.amount,
        occurredAt: ledgerTransactions.occurredAt,
      })
      .from(ledgerAccounts)
      .innerJoin(ledgerPostings, eq(ledgerPostings.accountId, ledgerAccounts.id))
      .innerJoin(ledgerTransactions, eq(ledgerTransactions.id, ledgerPostings.transactionId))
      .where(ofMember)
      .orderBy(asc(ledgerPostings.transactionId)),
    ledger_lots: await db
      .select({
        granted: ledgerLots.granted,
        remaining: ledgerLots.remaining,
        expiresOn: ledgerLots.expiresOn,
      })
      .from(ledgerAccounts)
      // Joins lots by the transaction of their grant, because the index on accounts contains only unspent lots.
      .innerJoin(ledgerPostings, eq(ledgerPostings.accountId, ledgerAccounts.id))
      .innerJoin(ledgerLots, eq(ledgerLots.transactionId, ledgerPostings.transactionId))
      .where(ofMember)
      .orderBy(asc(ledgerLots.expiresOn)),
  }
}
