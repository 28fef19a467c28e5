// Whose account a posting is for, and the lock that puts one member's postings in a row.
import { asc, eq, inArray } from 'drizzle-orm'
import { newId } from '../store/id.ts'
import type { Database } from '../store/store.ts'
import { ledgerAccounts } from './tables.ts'

export type Currency = 'coins' | 'points'
export type MemberAccount = { id: string; currency: Currency; balance: number }

/**
 * The member's accounts, opened if need be, locked until the transaction ends. Always both and coins first, so that two
 * transactions of one member cannot wait for each other; another member's are left alone.
 */
export async function lockAccounts(tx: Database, memberId: string): Promise<Record<Currency, MemberAccount>> {
  const [coins, points] = await selectLocked(tx, memberId)
  if (coins && points) return { coins, points }
  const opened = (['coins', 'points'] as const).map((currency) => ({
    id: newId(),
    currency,
    memberId,
    balance: 0,
  }))
  const fresh = await tx.insert(ledgerAccounts).values(opened).onConflictDoNothing().returning()
  const [newCoins, newPoints] = fresh.map(known)
  // Nobody else can hold what was made just now.
  if (newCoins && newPoints) return { coins: newCoins, points: newPoints }
  return await lockAccounts(tx, memberId)
}

async function selectLocked(tx: Database, memberId: string): Promise<MemberAccount[]> {
  const accounts = await tx
    .select()
    .from(ledgerAccounts)
    .where(eq(ledgerAccounts.memberId, memberId))
    .orderBy(asc(ledgerAccounts.currency))
    .for('no key update')
  return accounts.map(known)
}

const known = ({ id, currency, balance }: typeof ledgerAccounts.$inferSelect): MemberAccount => ({
  id,
  currency,
  balance: balance ?? 0,
})

/** The id of the house's account for a purpose, opened if need be. It is never locked. */
export async function houseAccount(tx: Database, currency: Currency, purpose: string): Promise<string> {
  await openHouseAccounts(tx, [currency], purpose)
  return houseAccountId(currency, purpose)
}

export const houseAccountId = (currency: Currency, purpose: string) => `house:${currency}:${purpose}`

export async function openHouseAccounts(tx: Database, currencies: readonly Currency[], purpose: string) {
  const wanted = currencies.map((currency) => ({
    id: houseAccountId(currency, purpose),
    currency,
    purpose,
  }))
  await tx.insert(ledgerAccounts).values(wanted).onConflictDoNothing()
}

/** Forgets whose accounts these were. Postings and lots stay, and lots still expire. */
export async function anonymise(db: Database, memberIds: string[]): Promise<void> {
  await db.update(ledgerAccounts).set({ memberId: null }).where(inArray(ledgerAccounts.memberId, memberIds))
}
