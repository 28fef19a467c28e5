// Opens ledger accounts of members and of the house (the brand's side of each posting), and locks a member's accounts
// to serialize postings.
import { asc, eq, inArray, sql } from 'drizzle-orm'
import { zoneColumns, type Zoned } from '../members/member.ts'
import { members } from '../members/tables.ts'
import { newId } from '../store/id.ts'
import { prepared } from '../store/prepared.ts'
import type { Database } from '../store/store.ts'
import { ledgerAccounts } from './tables.ts'

export type Currency = 'coins' | 'points'
export type MemberAccount = { id: string; currency: Currency; balance: number }

export type MemberAccounts = Record<Currency, MemberAccount> & {
  /** Time zones that determine when the member's calendar dates end. */
  zoned: Zoned
}

/**
 * Locks the member's accounts until the transaction ends, and opens them if needed. Always locks both accounts, coins
 * before points, so that two transactions of a member cannot deadlock. Does not lock accounts of other members.
 */
export async function lockAccounts(tx: Database, memberId: string): Promise<MemberAccounts> {
  const [coins, points] = await lockedAccounts(tx).execute({ memberId })
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

/** Reads the member's time zones in the same statement, to save a second statement. */
const lockedAccounts = prepared((tx) =>
  tx
    .select({
      id: ledgerAccounts.id,
      currency: ledgerAccounts.currency,
      balance: ledgerAccounts.balance,
      ...zoneColumns,
    })
    .from(ledgerAccounts)
    .leftJoin(members, eq(members.id, ledgerAccounts.memberId))
    .where(eq(ledgerAccounts.memberId, sql.placeholder('memberId')))
    .orderBy(asc(ledgerAccounts.currency))
    .for('no key update', { of: ledgerAccounts })
    .prepare('accounts_locked'),
)

type Locked = Awaited<ReturnType<ReturnType<typeof lockedAccounts>['execute']>>[number]

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

/** Returns the id of the house account for a purpose, and opens the account if needed. Does not lock the account. */
export async function houseAccount(tx: Database, currency: Currency, purpose: string): Promise<string> {
  await openHouseAccounts(tx, [currency], purpose)
  return houseAccountId(currency, purpose)
}

export const houseAccountId = (currency: Currency, purpose: string) => `house:${currency}:${purpose}`

export async function openHouseAccounts(tx: Database, currencies: readonly Currency[], purpose: string) {
  const ids = currencies.map((currency) => houseAccountId(currency, purpose))
  await openedHouseAccounts(tx).execute({ ids, currencies: [...currencies], purpose })
}

const openedHouseAccounts = prepared((tx) =>
  tx
    .insert(ledgerAccounts)
    .select(
      sql`select id, currency, null, ${sql.placeholder('purpose')}::text, null
        from unnest(${sql.placeholder('ids')}::text[], ${sql.placeholder('currencies')}::text[]) as opened (id, currency)`,
    )
    .onConflictDoNothing()
    .prepare('open_house_accounts'),
)

/** Removes the ids of erased members from their accounts. Postings and lots are retained, and the lots still expire. */
export async function anonymise(db: Database, memberIds: string[]): Promise<void> {
  await db.update(ledgerAccounts).set({ memberId: null }).where(inArray(ledgerAccounts.memberId, memberIds))
}
