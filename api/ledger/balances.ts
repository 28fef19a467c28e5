// Reads a member's stored balances in a single statement. It does not sum postings, because many pages show balances
// and must stay fast.
import { and, asc, eq, sql } from 'drizzle-orm'
import { prepared } from '../store/prepared.ts'
import type { Database } from '../store/store.ts'
import { around, ended, notEnded, placedAround } from './ends.ts'
import { ledgerAccounts, ledgerLots, unspent } from './tables.ts'

export type Balances = {
  /** Number of coins that can be spent now. */
  coins: number
  points: number
  /** Number of coins that expire next, at the end of `date` (`YYYY-MM-DD`) in the member's time zone. */
  nextExpiry: { amount: number; date: string } | null
}

/** Returns a member's balances at an instant. Balances before the first grant are 0. */
export async function balances(db: Database, memberId: string, now: Date): Promise<Balances> {
  const accounts = await accountsOf(db).execute({ memberId, ...around(now) })
  const coins = accounts.find(({ currency }) => currency === 'coins')
  const points = accounts.find(({ currency }) => currency === 'points')
  return {
    coins: (coins?.balance ?? 0) - (coins?.expired ?? 0),
    points: points?.balance ?? 0,
    nextExpiry: coins?.amount && coins.date ? { amount: coins.amount, date: coins.date } : null,
  }
}

const accountsOf = prepared((db) => {
  const ofAccount = and(eq(ledgerLots.accountId, ledgerAccounts.id), unspent(ledgerLots))
  const sum = sql<number | null>`sum(${ledgerLots.remaining})::bigint`
  const expired = db
    .select({ amount: sum.as('expired_amount') })
    .from(ledgerLots)
    .where(and(ofAccount, ended(placedAround)))
    .as('expired')
  const next = db
    .select({ date: ledgerLots.expiresOn, amount: sum.as('next_amount') })
    .from(ledgerLots)
    .where(and(ofAccount, notEnded(placedAround)))
    .groupBy(ledgerLots.expiresOn)
    .orderBy(asc(ledgerLots.expiresOn))
    .limit(1)
    .as('next')
  return db
    .select({
      currency: ledgerAccounts.currency,
      balance: ledgerAccounts.balance,
      expired: expired.amount,
      amount: next.amount,
      date: next.date,
    })
    .from(ledgerAccounts)
    .leftJoinLateral(expired, sql`true`)
    .leftJoinLateral(next, sql`true`)
    .where(eq(ledgerAccounts.memberId, sql.placeholder('memberId')))
    .prepare('accounts_of_member')
})
