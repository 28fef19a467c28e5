// Writes transactions, postings, balances and the remaining coins of lots. No other module writes them.
import { hash } from 'node:crypto'
import { and, eq, inArray, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import { newId } from '../store/id.ts'
import { prepared } from '../store/prepared.ts'
import type { Database } from '../store/store.ts'
import { ReferenceReused } from './errors.ts'
import type { LotUse } from './rules.ts'
import { ledgerAccounts, ledgerLotUses, ledgerLots, ledgerPostings, ledgerTransactions } from './tables.ts'

export type Kind = (typeof ledgerTransactions.$inferSelect)['kind']

export type Posting = {
  kind: Kind
  reference: string
  /** Subject of the transaction as `topic:slug` of a catalog entry. */
  subject?: string | null | undefined
  occurredAt: Date
  accountId: string
  houseId: string
  /** Change of the member's balance; negative if the member loses coins or points. */
  amount: number
  /** Calendar year for which points count; not set for coins. */
  year?: number | undefined
}

/** Posts to a member's account, which the caller has locked, and returns the transaction id. */
export async function post(tx: Database, posting: Posting): Promise<string> {
  const [transactionId] = await postNew(tx, [posting])
  if (transactionId === undefined)
    throw new ReferenceReused(`Reference ${posting.reference} already has a posting.`)
  return transactionId
}

/**
 * Posts to several accounts, which the caller has locked. Uses one statement per table for all postings, because an
 * additional statement takes longer than an additional row.
 * @returns ids of the transactions, with `undefined` for each reference that was posted before
 */
export async function postNew(tx: Database, postings: readonly Posting[]): Promise<(string | undefined)[]> {
  const begun = await tx
    .insert(ledgerTransactions)
    .values(
      postings.map(({ kind, reference, occurredAt, subject }) => ({
        id: newId(),
        kind,
        referenceHash: referenceHashOf(reference),
        occurredAt,
        subject,
      })),
    )
    .onConflictDoNothing()
    .returning({ id: ledgerTransactions.id, referenceHash: ledgerTransactions.referenceHash })
  const ids = new Map(begun.map(({ id, referenceHash }) => [referenceHash, id]))
  const posted = postings.map((posting) => ({
    ...posting,
    transactionId: ids.get(referenceHashOf(posting.reference)),
  }))
  const fresh = posted.flatMap(({ transactionId, ...posting }) =>
    transactionId ? [{ ...posting, transactionId }] : [],
  )
  if (fresh.length === 0) return posted.map(({ transactionId }) => transactionId)

  const changes = sql.join(
    fresh.map(({ accountId, amount }) => sql`(${accountId}::text, ${amount}::bigint)`),
    sql`, `,
  )
  const accounts = await tx
    .update(ledgerAccounts)
    .set({ balance: sql`${ledgerAccounts.balance} + change.amount` })
    .from(sql`(values ${changes}) as change (account_id, amount)`)
    .where(sql`${ledgerAccounts.id} = change.account_id`)
    .returning({ id: ledgerAccounts.id, balance: ledgerAccounts.balance })
  const balances = new Map(accounts.map(({ id, balance }) => [id, balance]))
  await tx.insert(ledgerPostings).values(
    fresh.flatMap(({ transactionId, accountId, houseId, amount, kind, occurredAt, year }) => [
      { transactionId, side: 1, accountId, amount, kind, occurredAt, balance: balances.get(accountId), year },
      { transactionId, side: 2, accountId: houseId, amount: -amount },
    ]),
  )
  return posted.map(({ transactionId }) => transactionId)
}

/** Records the changes of lots by one transaction, and applies these changes to the lots. */
export const moveLots = (tx: Database, transactionId: string, uses: readonly LotUse[]) =>
  moveLotsOf(
    tx,
    uses.map((use) => ({ transactionId, ...use })),
  )

/** Records and applies the changes of lots by several transactions, which must not change the same lot. */
export async function moveLotsOf(
  tx: Database,
  uses: readonly (LotUse & { transactionId: string })[],
): Promise<void> {
  await tx.insert(ledgerLotUses).values([...uses])
  const transactions = [...new Set(uses.map(({ transactionId }) => transactionId))]
  await tx
    .update(ledgerLots)
    .set({ remaining: sql`${ledgerLots.remaining} + ${ledgerLotUses.amount}` })
    .from(ledgerLotUses)
    .where(and(eq(ledgerLotUses.lotId, ledgerLots.id), inArray(ledgerLotUses.transactionId, transactions)))
}

/** Returns the posting with the reference; `undefined` if the reference is unused. */
export async function findPosted(tx: Database, reference: string) {
  const [posted] = await postingByReference(tx).execute({ referenceHash: referenceHashOf(reference) })
  return posted
}

const ownPostings = alias(ledgerPostings, 'own')
const house = alias(ledgerPostings, 'house')
const postingByReference = prepared((tx) =>
  tx
    .select({
      transactionId: ledgerTransactions.id,
      kind: ledgerTransactions.kind,
      subject: ledgerTransactions.subject,
      amount: ownPostings.amount,
      accountId: ownPostings.accountId,
      houseId: house.accountId,
      memberId: ledgerAccounts.memberId,
      currency: ledgerAccounts.currency,
    })
    .from(ledgerTransactions)
    .innerJoin(
      ownPostings,
      and(eq(ownPostings.transactionId, ledgerTransactions.id), eq(ownPostings.side, 1)),
    )
    .innerJoin(house, and(eq(house.transactionId, ledgerTransactions.id), eq(house.side, 2)))
    .innerJoin(ledgerAccounts, eq(ledgerAccounts.id, ownPostings.accountId))
    .where(eq(ledgerTransactions.referenceHash, sql.placeholder('referenceHash')))
    .prepare('posting_by_reference'),
)

export function referenceHashOf(reference: string) {
  return hash('sha256', reference)
}
