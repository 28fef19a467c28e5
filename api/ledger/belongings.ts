// A member's part of the ledger: balances, every movement, and the lots that coins came in. Of an erased member the
// postings and lots stay, of nobody: the books go on summing to zero.
import { asc, eq } from 'drizzle-orm'
import { rowsOf, type Belongings } from '../store/belongings.ts'
import { anonymise } from './accounts.ts'
import { ledgerAccounts, ledgerLots, ledgerPostings, ledgerTransactions } from './tables.ts'

const exported: Belongings['exported'] = async (db, memberId) => {
  const own = eq(ledgerAccounts.memberId, memberId)
  return {
    ...(await rowsOf(ledgerAccounts).exported(db, memberId)),
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
      .where(own)
      .orderBy(asc(ledgerPostings.transactionId)),
    ledger_lots: await db
      .select({
        granted: ledgerLots.granted,
        remaining: ledgerLots.remaining,
        expiresOn: ledgerLots.expiresOn,
      })
      .from(ledgerAccounts)
      .innerJoin(ledgerLots, eq(ledgerLots.accountId, ledgerAccounts.id))
      .where(own)
      .orderBy(asc(ledgerLots.expiresOn)),
  }
}

export const ledger: Belongings[] = [{ exported, erase: anonymise }]
