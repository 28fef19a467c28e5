// Writes transactions, postings, balances and the remaining coins of lots. No other module writes them.
import { hash } from 'node:crypto'
import { and, eq, sql } from 'drizzle-orm'
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
 * Posts to several accounts, which the caller has locked. Uses one statement for all postings, because each statement
 * takes a round trip, and an additional row takes less time than an additional statement.
 * @returns ids of the transactions, with `undefined` for each reference that was posted before
 */
export async function postNew(tx: Database, postings: readonly Posting[]): Promise<(string | undefined)[]> {
  const ids = postings.map(() => newId())
  const rows = await insertedPostings(tx).execute({
    ids,
    kinds: postings.map(({ kind }) => kind),
    referenceHashes: postings.map(({ reference }) => referenceHashOf(reference)),
    times: postings.map(({ occurredAt }) => occurredAt.toISOString()),
    subjects: postings.map(({ subject }) => subject ?? null),
    accountIds: postings.map(({ accountId }) => accountId),
    houseIds: postings.map(({ houseId }) => houseId),
    amounts: postings.map(({ amount }) => amount),
    years: postings.map(({ year }) => year ?? null),
  })
  const inserted = new Set(rows.map(({ transactionId }) => transactionId))
  return ids.map((id) => (inserted.has(id) ? id : undefined))
}

/**
 * Inserts the transactions with an unused reference and their postings, and changes the balances of the members'
 * accounts. Takes one array per column, so that PostgreSQL plans the statement once for any number of postings.
 */
const insertedPostings = prepared((tx) => {
  const { placeholder } = sql
  const posting = tx.$with('posting', {}).as(sql`
    select * from unnest(
      ${placeholder('ids')}::text[], ${placeholder('kinds')}::text[], ${placeholder('referenceHashes')}::text[],
      ${placeholder('times')}::timestamptz[], ${placeholder('subjects')}::text[],
      ${placeholder('accountIds')}::text[], ${placeholder('houseIds')}::text[],
      ${placeholder('amounts')}::bigint[], ${placeholder('years')}::smallint[]
    ) as posting (id, kind, reference_hash, occurred_at, subject, account_id, house_id, amount, year)`)
  const begun = tx.$with('begun').as(
    tx
      .insert(ledgerTransactions)
      .select(sql`select id, kind, reference_hash, occurred_at, subject from posting`)
      .onConflictDoNothing()
      .returning({ id: ledgerTransactions.id }),
  )
  const account = tx.$with('account').as(
    tx
      .update(ledgerAccounts)
      .set({ balance: sql`${ledgerAccounts.balance} + posting.amount` })
      .from(sql`posting join begun using (id)`)
      .where(sql`${ledgerAccounts.id} = posting.account_id`)
      .returning({ id: ledgerAccounts.id, balance: ledgerAccounts.balance }),
  )
  return tx
    .with(posting, begun, account)
    .insert(ledgerPostings)
    .select(
      sql`
        select begun.id, 1::smallint, posting.account_id, posting.amount, posting.kind, posting.occurred_at,
          account.balance, posting.year
        from posting join begun using (id) join account on account.id = posting.account_id
        union all
        select begun.id, 2::smallint, posting.house_id, -posting.amount, null, null, null, null
        from posting join begun using (id)`,
    )
    .returning({ transactionId: ledgerPostings.transactionId })
    .prepare('insert_postings')
})

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
  await movedLots(tx).execute({
    transactionIds: uses.map(({ transactionId }) => transactionId),
    lotIds: uses.map(({ lotId }) => lotId),
    amounts: uses.map(({ amount }) => amount),
  })
}

const movedLots = prepared((tx) => {
  const { placeholder } = sql
  const lotUse = tx.$with('lot_use').as(
    tx
      .insert(ledgerLotUses)
      .select(
        sql`select * from unnest(
          ${placeholder('transactionIds')}::text[], ${placeholder('lotIds')}::text[], ${placeholder('amounts')}::bigint[]
        )`,
      )
      .returning({ lotId: ledgerLotUses.lotId, amount: ledgerLotUses.amount }),
  )
  return tx
    .with(lotUse)
    .update(ledgerLots)
    .set({ remaining: sql`${ledgerLots.remaining} + lot_use.amount` })
    .from(lotUse)
    .where(eq(lotUse.lotId, ledgerLots.id))
    .prepare('move_lots')
})

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
