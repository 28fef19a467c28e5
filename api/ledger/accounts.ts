// Opens ledger accounts of members and of the house, and locks those of a member to serialize postings.
import { asc, eq, inArray } from 'drizzle-orm'
import { zoneColumns, type Zoned } from '../members/member.ts'
import { members } from '../members/tables.ts'
import { newId } from '../store/id.ts'
import type { Database } from '../store/store.ts'
import { ledgerAccounts } from './tables.ts'

export type Currency = 'coins' | 'points'
export type MemberAccount = { id: string; currency: Currency; balance: number }

export type MemberAccounts = Record<Currency, MemberAccount> & {
  /** Time zones of the member, which determine calendar dates. */
  zoned: Zoned
}

/**
 * Locks the member's accounts until the transaction ends, and opens them if needed. Always locks both, coins first, so
 * that two transactions of a member cannot deadlock. Accounts of other members are not locked.
 */
export async function lockAccounts(tx: Database, memberId: string): Promise<MemberAccounts> {
  const [coins, points] = await selectLocked(tx, memberId)
  if (coins && points) return { coins: toAccount(coins), points: toAccount(points), zoned: zonedOf(coins) }
  const opened = (['coins', 'points'] as const).map((currency) => ({
    id: newId(),
    currency,
    memberId,
    balance: 0,
  }))
  await tx.insert(ledgerAccounts).values(opened).onConflictDoNothing()
  return await lockAccounts(tx, memberId)
}

/** Includes the member's time zones, to save a statement. */
const selectLocked = (tx: Database, memberId: string) =>
  tx
    .select({
      id: ledgerAccounts.id,
      currency: ledgerAccounts.currency,
      balance: ledgerAccounts.balance,
      ...zoneColumns,
    })
    .from(ledgerAccounts)
    .leftJoin(members, eq(members.id, ledgerAccounts.memberId))
    .where(eq(ledgerAccounts.memberId, memberId))
    .orderBy(asc(ledgerAccounts.currency))
    .for('no key update', { of: ledgerAccounts })

type Locked = Awaited<ReturnType<typeof selectLocked>>[number]

const toAccount = ({ id, currency, balance }: Locked): MemberAccount => ({
  id,
  currency,
  balance: balance ?? 0,
})

const zonedOf = ({ timeZone, nextTimeZone, nextTimeZoneAt }: Locked): Zoned => ({
  timeZone: timeZone ?? 'UTC',
  nextTimeZone,
  nextTimeZoneAt,
})

/** Returns the id of the house account for a purpose, opened if needed. It is never locked. */
export async function houseAccount(tx: Database, currency: Currency, purpose: string): Promise<string> {
  await openHouseAccounts(tx, [currency], purpose)
  return houseAccountId(currency, purpose)
}

export const houseAccountId = (currency: Currency, purpose: string) => `house:${currency}:${purpose}`

export async function openHouseAccounts(tx: Database, currencies: readonly Currency[], purpose: string) {
  const accountRows = currencies.map((currency) => ({
    id: houseAccountId(currency, purpose),
    currency,
    purpose,
  }))
  await tx.insert(ledgerAccounts).values(accountRows).onConflictDoNothing()
}

/** Removes member ids from accounts. Postings and lots stay, and lots still expire. */
export async function anonymise(db: Database, memberIds: string[]): Promise<void> {
  await db.update(ledgerAccounts).set({ memberId: null }).where(inArray(ledgerAccounts.memberId, memberIds))
}
