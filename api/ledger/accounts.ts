// Whose account a posting is for, and the lock that puts one member's postings in a row.
import { asc, eq, inArray } from 'drizzle-orm'
import { zoneColumns, type Zoned } from '../members/member.ts'
import { members } from '../members/tables.ts'
import { newId } from '../store/id.ts'
import type { Database } from '../store/store.ts'
import { ledgerAccounts } from './tables.ts'

export type Currency = 'coins' | 'points'
export type MemberAccount = { id: string; currency: Currency; balance: number }

export type MemberAccounts = Record<Currency, MemberAccount> & {
  /** The member's own calendar. */
  zoned: Zoned
}

/**
 * The member's accounts, opened if need be, locked until the transaction ends. Always both and coins first, so that two
 * transactions of one member cannot wait for each other; another member's are left alone.
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

/** With the member's time zones, in the same statement. */
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

/** The id of the house's account for a purpose, opened if need be. It is never locked. */
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

/** Forgets whose accounts these were. Postings and lots stay, and lots still expire. */
export async function anonymise(db: Database, memberIds: string[]): Promise<void> {
  await db.update(ledgerAccounts).set({ memberId: null }).where(inArray(ledgerAccounts.memberId, memberIds))
}
