// Taking back part of what was granted, such as for an order that is refunded: what is left of it, and never more.
import { and, asc, eq, inArray, sql } from 'drizzle-orm'
import type { Database } from '../store/store.ts'
import { houseAccount, lockAccounts } from './accounts.ts'
import { assertAmount } from './assert.ts'
import { around, ended, lotEnd, notEnded } from './ends.ts'
import { UnknownReference } from './errors.ts'
import { findPosted, moveLots, post } from './post.ts'
import { yearAt, type LotUse } from './rules.ts'
import { ledgerLots, ledgerLotUses, ledgerTransactions } from './tables.ts'

export type TakeBackRequest = {
  /** References of the grants that it is taken from: one member's, in one currency. Unknown ones are left out. */
  grants: string[]
  amount: number
  /** What the house takes it for, such as `order_return`. */
  purpose: string
  /** Unique in the ledger: a second call under it takes nothing. */
  reference: string
  occurredAt: Date
}

export type TakenBack = {
  taken: number
  /** What of the rest was gone because it had expired: the others had been spent. */
  expired: number
}

/**
 * Takes coins from the lots of the grants, or points from the balance, as far as they are there: no balance falls below
 * zero. Throws `UnknownReference` where none of the grants is known.
 */
export async function takeBack(db: Database, request: TakeBackRequest): Promise<TakenBack> {
  const { grants, amount, purpose, reference, occurredAt } = request
  assertAmount(amount)
  return await db.transaction(async (tx) => {
    const known = []
    // One after the other: a transaction has one connection.
    for (const one of grants) {
      const posted = await findPosted(tx, one)
      if (posted?.kind === 'grant') known.push(posted)
    }
    const memberId = known[0]?.memberId
    if (!known[0] || !memberId) throw new UnknownReference(`Nothing was granted under ${grants.join()}`)
    const { accountId, currency } = known[0]
    const accounts = await lockAccounts(tx, memberId)
    const earlier = await findPosted(tx, reference)
    if (earlier) return { taken: -earlier.amount, expired: 0 }

    const transactionIds = known.flatMap((posted) => posted?.transactionId ?? [])
    const uses = currency === 'coins' ? await usesOf(tx, transactionIds, amount, occurredAt) : []
    const taken =
      currency === 'coins'
        ? uses.reduce((sum, use) => sum - use.amount, 0)
        : Math.min(amount, accounts.points.balance)
    if (taken > 0) {
      const houseId = await houseAccount(tx, currency, purpose)
      const year = currency === 'points' ? yearAt(accounts.zoned, occurredAt) : undefined
      const posting = {
        kind: 'reversal',
        reference,
        occurredAt,
        accountId,
        houseId,
        amount: -taken,
        year,
      } as const
      const transactionId = await post(tx, posting)
      if (uses.length > 0) await moveLots(tx, transactionId, uses)
    }
    const expired =
      currency === 'coins' && taken < amount ? await expiredOf(tx, transactionIds, occurredAt) : 0
    return { taken, expired: Math.min(amount - taken, expired) }
  })
}

async function usesOf(tx: Database, grants: string[], amount: number, at: Date): Promise<LotUse[]> {
  const lots = await tx
    .select({ id: ledgerLots.id, remaining: ledgerLots.remaining })
    .from(ledgerLots)
    .where(and(inArray(ledgerLots.transactionId, grants), notEnded(around(at))))
    .orderBy(asc(ledgerLots.expiresOn), asc(lotEnd), asc(ledgerLots.id))
  const uses: LotUse[] = []
  let missing = amount
  for (const { id, remaining } of lots) {
    const part = Math.min(remaining, missing)
    if (part > 0) uses.push({ lotId: id, amount: -part })
    missing -= part
  }
  return uses
}

/** What has gone back to the house by expiring, or will when the books are tidied. */
async function expiredOf(tx: Database, grants: string[], at: Date): Promise<number> {
  const [posted] = await tx
    .select({ amount: sql<number | null>`-sum(${ledgerLotUses.amount})::bigint` })
    .from(ledgerLotUses)
    .innerJoin(ledgerLots, eq(ledgerLots.id, ledgerLotUses.lotId))
    .innerJoin(ledgerTransactions, eq(ledgerTransactions.id, ledgerLotUses.transactionId))
    .where(and(inArray(ledgerLots.transactionId, grants), eq(ledgerTransactions.kind, 'expiry')))
  const [due] = await tx
    .select({ amount: sql<number | null>`sum(${ledgerLots.remaining})::bigint` })
    .from(ledgerLots)
    .where(and(inArray(ledgerLots.transactionId, grants), ended(around(at))))
  return (posted?.amount ?? 0) + (due?.amount ?? 0)
}
