// Extends the expiry of lots when a member changes the time zone. The end of a lot never moves to an earlier instant.
import { and, eq, sql, type SQL } from 'drizzle-orm'
import { endOf, type Move } from '../members/endOf.ts'
import type { Zoned } from '../members/member.ts'
import type { Database } from '../store/store.ts'
import { lockAccounts } from './accounts.ts'
import { around, lotEnd, notEnded } from './ends.ts'
import { ledgerLots, unspent } from './tables.ts'

/**
 * Extends the member's unspent coins to the end of their last day in the new time zone. Call within the transaction
 * that stores the new time zone.
 */
export async function extendLots(tx: Database, { memberId, timeZone, now }: Move) {
  const { coins } = await lockAccounts(tx, memberId)
  const zoned = { timeZone, nextTimeZone: null, nextTimeZoneAt: null }
  await extendEnds(tx, { lots: unspentOf(coins.id), zoned, now })
}

/**
 * Extends coin lots that earlier releases created to the end of their last day in the member's time zone, if this end
 * is later than the end of that day in UTC.
 */
export async function completeLots(tx: Database, memberId: string, now: Date) {
  const { coins, zoned } = await lockAccounts(tx, memberId)
  await extendEnds(tx, { lots: unspentOf(coins.id), zoned, now })
}

const unspentOf = (accountId: string) => and(eq(ledgerLots.accountId, accountId), unspent(ledgerLots))

type Extension = { lots: SQL | undefined; zoned: Zoned; now: Date }

/**
 * Sets the end of each lot that has not ended to the latest of these instants: its stored end, and the ends of its last
 * day in the member's time zones.
 */
export async function extendEnds(tx: Database, { lots, zoned, now }: Extension) {
  const open = and(lots, notEnded(around(now)))
  const days = await tx.selectDistinct({ date: ledgerLots.expiresOn }).from(ledgerLots).where(open)
  if (days.length === 0) return
  const ends = days.map(
    ({ date }) => sql`(${date}::date, ${endOf(zoned, date, now).end.toISOString()}::timestamptz)`,
  )
  await tx
    .update(ledgerLots)
    .set({ expiresAt: sql`greatest(${lotEnd}, latest.until)` })
    .from(sql`(values ${sql.join(ends, sql`, `)}) as latest (day, until)`)
    .where(
      and(
        open,
        sql`${ledgerLots.expiresOn} = latest.day`,
        sql`(${ledgerLots.expiresAt} is null or ${ledgerLots.expiresAt} < latest.until)`,
      ),
    )
}
