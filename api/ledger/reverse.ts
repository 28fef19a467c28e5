// Reverses a grant or a spend, for example for a returned gift or a canceled order.
import { and, asc, eq, inArray, sql } from 'drizzle-orm'
import { endAfterDays } from '../members/endOf.ts'
import type { Zoned } from '../members/member.ts'
import { newId } from '../store/id.ts'
import type { Database } from '../store/store.ts'
import { lockAccounts } from './accounts.ts'
import { lotEnd } from './ends.ts'
import { InsufficientBalance, UnknownReference } from './errors.ts'
import { extendEnds } from './extend.ts'
import { findPosted, moveLots, post } from './post.ts'
import { yearAt, type LotUse } from './rules.ts'
import { ledgerLotUses, ledgerLots } from './tables.ts'

export type ReverseRequest = {
  /** Reference of the grant or spend to reverse. */
  reference: string
  occurredAt: Date
  /**
   * Minimum number of days for which returned coins can be used. If their lot ends sooner, the coins get a separate
   * lot.
   */
  usableDays?: number | undefined
}

export type Reversed = {
  transactionId: string
  /** True if an earlier call already reversed the transaction, so that this call posted no transaction. */
  repeated: boolean
}

/**
 * Reverses the grant or spend with this reference, once. Spent coins return to their lots and keep their expiry, unless
 * `usableDays` requires a later expiry. Throws `UnknownReference` if no grant or spend has the reference, and
 * `InsufficientBalance` if part of a grant was spent.
 */
export async function reverse(db: Database, request: ReverseRequest): Promise<Reversed> {
  const { reference, occurredAt } = request
  return await db.transaction(async (tx) => {
    const original = await findPosted(tx, reference)
    if (!original?.memberId || (original.kind !== 'grant' && original.kind !== 'spend'))
      throw new UnknownReference(`Ledger has no grant or spend with reference ${reference}.`)

    const accounts = await lockAccounts(tx, original.memberId)
    const reversal = reversalOf(reference)
    const earlier = await findPosted(tx, reversal)
    if (earlier) return { transactionId: earlier.transactionId, repeated: true }

    const { accountId, houseId, amount, currency, subject } = original
    const isSpend = original.kind === 'spend'
    const lotUses = isSpend ? [] : await lotsTaken(tx, original.transactionId)
    if (amount > accounts[currency].balance) throw new InsufficientBalance(amount, accounts[currency].balance)
    const transactionId = await post(tx, {
      kind: 'reversal',
      reference: reversal,
      subject,
      occurredAt,
      accountId,
      houseId,
      amount: -amount,
      year: currency === 'points' ? yearAt(accounts.zoned, occurredAt) : undefined,
    })
    if (lotUses.length > 0) await moveLots(tx, transactionId, lotUses)
    if (isSpend)
      await giveBack(tx, request, {
        accountId,
        zoned: accounts.zoned,
        spending: original.transactionId,
        reversal: transactionId,
      })
    return { transactionId, repeated: false }
  })
}

const reversalOf = (reference: string) => `reversal of ${reference}`

/**
 * Takes all coins of the grant from its own lot and from lots of earlier reversals that returned them. Returns an empty
 * list for points.
 */
async function lotsTaken(tx: Database, transactionId: string): Promise<LotUse[]> {
  const lots = await tx.select().from(ledgerLots).where(eq(ledgerLots.transactionId, transactionId))
  const granted = lots.find(({ returnedBy }) => returnedBy === null)?.granted ?? 0
  const remaining = lots.reduce((sum, lot) => sum + lot.remaining, 0)
  if (remaining < granted) throw new InsufficientBalance(granted, remaining)
  return lots.flatMap((lot) => (lot.remaining > 0 ? [{ lotId: lot.id, amount: -lot.remaining }] : []))
}

type Spending = { accountId: string; zoned: Zoned; spending: string; reversal: string }

/** Returns spent coins to their lots. If their lots end too soon, creates a new lot for each grant. */
async function giveBack(
  tx: Database,
  { occurredAt, usableDays = 0 }: ReverseRequest,
  { accountId, zoned, spending, reversal }: Spending,
) {
  const enough = new Date(occurredAt.getTime() + usableDays * 86_400_000).toISOString()
  const uses = await tx
    .select({
      lotId: ledgerLotUses.lotId,
      amount: sql<number>`-${ledgerLotUses.amount}`.mapWith(Number),
      grant: ledgerLots.transactionId,
      isShort: sql<boolean>`${lotEnd} < ${enough}::timestamptz`,
    })
    .from(ledgerLotUses)
    .innerJoin(ledgerLots, eq(ledgerLots.id, ledgerLotUses.lotId))
    .where(eq(ledgerLotUses.transactionId, spending))
  const isReplaced = ({ isShort }: { isShort: boolean }) => usableDays > 0 && isShort
  const remainingUses = uses.filter((use) => !isReplaced(use)).map(({ lotId, amount }) => ({ lotId, amount }))
  if (remainingUses.length > 0) {
    await moveLots(tx, reversal, remainingUses)
    // Calculates the end of the new lot again, because the member's time zone may have changed since the spend.
    const lots = inArray(
      ledgerLots.id,
      remainingUses.map(({ lotId }) => lotId),
    )
    await extendEnds(tx, { lots, zoned, now: occurredAt })
  }
  const replaced = Map.groupBy(uses.filter(isReplaced), ({ grant }) => grant)
  if (replaced.size === 0) return
  const { lastDay, end } = endAfterDays(zoned, usableDays, occurredAt)
  await tx.insert(ledgerLots).values(
    Array.from(replaced, ([grant, parts]) => {
      const amount = parts.reduce((sum, part) => sum + part.amount, 0)
      return {
        id: newId(),
        accountId,
        transactionId: grant,
        returnedBy: reversal,
        granted: amount,
        remaining: amount,
        expiresOn: lastDay,
        expiresAt: end,
      }
    }),
  )
}

/**
 * Returns the number of coins that a reversal returned, and their earliest last day; `undefined` if the reversal
 * returned no coins.
 */
export async function givenBack(db: Database, reference: string) {
  const posted = await findPosted(db, reversalOf(reference))
  if (!posted || posted.currency !== 'coins' || posted.amount < 1) return undefined
  const used = db
    .select({ date: ledgerLots.expiresOn })
    .from(ledgerLotUses)
    .innerJoin(ledgerLots, eq(ledgerLots.id, ledgerLotUses.lotId))
    .where(and(eq(ledgerLotUses.transactionId, posted.transactionId)))
  const newLots = db
    .select({ date: ledgerLots.expiresOn })
    .from(ledgerLots)
    .where(eq(ledgerLots.returnedBy, posted.transactionId))
  const days = used.unionAll(newLots).as('days')
  const [first] = await db.select().from(days).orderBy(asc(days.date)).limit(1)
  return first && { coins: posted.amount, until: first.date }
}
