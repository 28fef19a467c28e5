// Takes back part of a grant, for example after the refund of an order. Takes at most the unspent coins of the grant.
import { and, asc, eq, inArray, sql, type SQL } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { Database } from '../store/store.ts'
import { houseAccount, houseAccountId, lockAccounts, type Currency, type MemberAccounts } from './accounts.ts'
import { assertAmount } from './assert.ts'
import { around, ended, lotEnd, notEnded } from './ends.ts'
import { UnknownReference } from './errors.ts'
import { findPosted, moveLots, post, referenceHashOf } from './post.ts'
import { takeFromLots, yearAt, type LotUse } from './rules.ts'
import {
  ledgerAccounts,
  ledgerLots,
  ledgerLotUses,
  ledgerPostings,
  ledgerTransactions,
  unspent,
} from './tables.ts'

type Taking = {
  amount: number
  /** Purpose of the house account that receives the coins, such as `order_return`. */
  purpose: string
  /** Unique reference in the ledger: a second call with the same reference takes no coins. */
  reference: string
  occurredAt: Date
}

export type TakeBackRequest = Taking & {
  /** References of the grants, which must belong to one member and currency. Unknown references are ignored. */
  grants: string[]
}

export type TakenBack = {
  debited: number
  /** Part of the missing amount that has expired. The rest of the missing amount has been spent. */
  expired: number
}

/**
 * Takes coins from the lots of the grants, or points from the balance, up to the available amount: no balance becomes
 * negative. Throws `UnknownReference` if no grant is known.
 */
export async function takeBack(db: Database, { grants, ...taking }: TakeBackRequest): Promise<TakenBack> {
  const { amount, reference, occurredAt } = taking
  assertAmount(amount)
  return await db.transaction(async (tx) => {
    const grantRows = await findGrants(tx, grants)
    const memberId = grantRows[0]?.memberId
    if (!grantRows[0] || !memberId)
      throw new UnknownReference(`Ledger has no grant with reference ${grants.join()}.`)
    const { currency } = grantRows[0]
    const accounts = await lockAccounts(tx, memberId)
    const earlier = await findPosted(tx, reference)
    if (earlier) return { debited: -earlier.amount, expired: 0 }

    if (currency === 'points') {
      const amountTaken = Math.min(amount, accounts.points.balance)
      if (amountTaken > 0) await postTaken(tx, taking, { accounts, currency, amount: amountTaken, uses: [] })
      return { debited: amountTaken, expired: 0 }
    }
    const transactionIds = grantRows.map(({ transactionId }) => transactionId)
    const lots = await lotsOf(tx, inArray(ledgerLots.transactionId, transactionIds), occurredAt)
    const uses = takeFromLots(lots, amount)
    const lotAmount = sumOf(uses)
    if (lotAmount > 0) await postTaken(tx, taking, { accounts, currency, amount: lotAmount, uses })
    const expired = lotAmount < amount ? await expiredOf(tx, transactionIds, occurredAt) : 0
    return { debited: lotAmount, expired: Math.min(amount - lotAmount, expired) }
  })
}

type TakeFromRequest = Taking & {
  memberId: string
  /** Purpose of the grants from whose lots coins are taken. */
  grantPurpose: string
}

/**
 * Takes coins from all lots that were granted to the member for a purpose, soonest expiry first, up to the available
 * amount.
 * @returns the number of coins that were taken
 */
export async function takeFrom(
  tx: Database,
  { memberId, grantPurpose, ...taking }: TakeFromRequest,
): Promise<number> {
  const { amount, reference, occurredAt } = taking
  assertAmount(amount)
  const accounts = await lockAccounts(tx, memberId)
  const earlier = await findPosted(tx, reference)
  if (earlier) return -earlier.amount
  const lots = await lotsOf(
    tx,
    and(eq(ledgerLots.accountId, accounts.coins.id), isGivenFor(grantPurpose)),
    occurredAt,
  )
  const uses = takeFromLots(lots, amount)
  const amountTaken = sumOf(uses)
  if (amountTaken > 0) await postTaken(tx, taking, { accounts, currency: 'coins', amount: amountTaken, uses })
  return amountTaken
}

const house = alias(ledgerPostings, 'house')

/** Selects lots whose grant was posted against the house account of the purpose. */
const isGivenFor = (purpose: string) => sql`exists (select from ${ledgerPostings} as ${house}
  where ${house.transactionId} = ${ledgerLots.transactionId} and ${house.side} = 2
    and ${house.accountId} = ${houseAccountId('coins', purpose)})`

async function findGrants(tx: Database, references: readonly string[]) {
  return await tx
    .select({
      transactionId: ledgerTransactions.id,
      memberId: ledgerAccounts.memberId,
      currency: ledgerAccounts.currency,
    })
    .from(ledgerTransactions)
    .innerJoin(
      ledgerPostings,
      and(eq(ledgerPostings.transactionId, ledgerTransactions.id), eq(ledgerPostings.side, 1)),
    )
    .innerJoin(ledgerAccounts, eq(ledgerAccounts.id, ledgerPostings.accountId))
    .where(
      and(
        inArray(ledgerTransactions.referenceHash, references.map(referenceHashOf)),
        eq(ledgerTransactions.kind, 'grant'),
      ),
    )
}

type Taken = {
  accounts: MemberAccounts
  currency: Currency
  amount: number
  uses: readonly LotUse[]
}

async function postTaken(
  tx: Database,
  { purpose, reference, occurredAt }: Taking,
  { accounts, currency, amount, uses }: Taken,
) {
  const transactionId = await post(tx, {
    kind: 'reversal',
    reference,
    occurredAt,
    accountId: accounts[currency].id,
    houseId: await houseAccount(tx, currency, purpose),
    amount: -amount,
    year: currency === 'points' ? yearAt(accounts.zoned, occurredAt) : undefined,
  })
  if (uses.length > 0) await moveLots(tx, transactionId, uses)
}

const sumOf = (uses: readonly LotUse[]) => uses.reduce((sum, { amount }) => sum - amount, 0)

const lotsOf = (tx: Database, condition: SQL | undefined, at: Date) =>
  tx
    .select({ id: ledgerLots.id, remaining: ledgerLots.remaining })
    .from(ledgerLots)
    .where(and(condition, unspent(ledgerLots), notEnded(around(at))))
    .orderBy(asc(ledgerLots.expiresOn), asc(lotEnd), asc(ledgerLots.id))

/** Returns the number of expired coins of the grants, including coins whose expiry is not posted yet. */
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
