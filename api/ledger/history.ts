// Reads what moved on a member's coins account: pages of it, and one of it with its lots. Each is read from an index of the
// member's own postings, so that a long history costs no more than a short one.
import {
  and,
  asc,
  desc,
  eq,
  gte,
  isNull,
  lt,
  sql,
  type Placeholder,
  type SQL,
  type SQLWrapper,
} from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import { maxId } from '../store/id.ts'
import { prepared } from '../store/prepared.ts'
import type { Database } from '../store/store.ts'
import { around, notEnded } from './ends.ts'
import type { Kind } from './post.ts'
import {
  ledgerAccounts,
  ledgerLots,
  ledgerLotUses,
  ledgerPostings,
  ledgerTransactions,
  memberSide,
  unspent,
} from './tables.ts'

export type Movement = {
  /** The ledger transaction's; greater than those before it. */
  id: string
  kind: Kind
  /** Negative when taken. */
  amount: number
  /** After it. */
  balance: number
  occurredAt: Date
  /** The house's account on the other side. */
  purpose: string
  /** `topic:slug` of the catalogue. */
  subject: string | null
}

type Page = {
  memberId: string
  kind?: Kind | undefined
  /** From an instant on, and before another. */
  during?: { from: Date; to: Date } | undefined
  before?: string | undefined
  limit: number
}

/** Movements of a member's coins, newest first. */
export async function movements(
  db: Database,
  { memberId, kind, during, before = maxId, limit }: Page,
): Promise<Movement[]> {
  const params = { memberId, before, limit, kind, ...during }
  const page = during ? (kind ? pageOfKindDuring : pageDuring) : kind ? pageOfKind : pageOf
  return (await page(db).execute(params)).map(asMovement)
}

/** One of them; `undefined` when it is another member's. */
export async function movement(db: Database, memberId: string, id: string): Promise<Movement | undefined> {
  return (await oneOf(db).execute({ memberId, id, limit: 1 })).map(asMovement)[0]
}

/** Newest first, within the page as well as on the way to it. */
type Order = (columns: Record<'transactionId' | 'occurredAt', SQLWrapper>) => SQL[]

const { transactionId, kind: kindPosted, occurredAt } = ledgerPostings
const placed = sql.placeholder
const older = lt(transactionId, placed('before'))
const ofKind = eq(kindPosted, placed('kind'))
const byId: Order = (columns) => [desc(columns.transactionId)]
const pageOf = prepared((db) => select(db, older, byId).prepare('coin_movements'))
const pageOfKind = prepared((db) => select(db, and(ofKind, older), byId).prepare('coin_movements_of_kind'))
const oneOf = prepared((db) => select(db, eq(transactionId, placed('id')), byId).prepare('coin_movement'))

// By time, and by id only among those of one instant: in that order the index holds a month's, so that a page of one long
// gone is read without those since.
const byTime: Order = (columns) => [desc(columns.occurredAt), desc(columns.transactionId)]
const pageDuring = prepared((db) => select(db, olderDuring(db), byTime).prepare('coin_movements_during'))
const pageOfKindDuring = prepared((db) =>
  select(db, and(ofKind, olderDuring(db)), byTime).prepare('coin_movements_of_kind_during'),
)

function olderDuring(db: Database) {
  const cursor = alias(ledgerPostings, 'cursor')
  const at = db
    .select({ at: cursor.occurredAt })
    .from(cursor)
    .where(and(eq(cursor.transactionId, placed('before')), eq(cursor.side, 1)))
  return and(
    gte(occurredAt, placed('from')),
    lt(occurredAt, placed('to')),
    sql`(${occurredAt}, ${transactionId}) < (coalesce((${at}), ${placed('to')}), ${placed('before')})`,
  )
}

/**
 * The page of postings is cut before anything is joined to it: otherwise PostgreSQL may walk through the transactions of
 * everybody, from the newest down to the member's first.
 */
function select(db: Database, condition: SQL | undefined, order: Order) {
  const ownPostings = db
    .select({
      transactionId,
      occurredAt,
      amount: ledgerPostings.amount,
      balance: ledgerPostings.balance,
    })
    .from(ledgerPostings)
    .where(
      and(
        eq(ledgerPostings.accountId, accountOf(db, placed('memberId'))),
        memberSide(ledgerPostings),
        condition,
      ),
    )
    .orderBy(...order(ledgerPostings))
    .limit(placed('limit'))
    .as('own')
  const other = alias(ledgerPostings, 'other')
  const house = alias(ledgerAccounts, 'house')
  return db
    .select({
      id: ownPostings.transactionId,
      kind: ledgerTransactions.kind,
      amount: ownPostings.amount,
      balance: ownPostings.balance,
      occurredAt: ledgerTransactions.occurredAt,
      purpose: house.purpose,
      subject: ledgerTransactions.subject,
    })
    .from(ownPostings)
    .innerJoin(ledgerTransactions, eq(ledgerTransactions.id, ownPostings.transactionId))
    .innerJoin(other, and(eq(other.transactionId, ownPostings.transactionId), eq(other.side, 2)))
    .innerJoin(house, eq(house.id, other.accountId))
    .orderBy(...order(ownPostings))
}

type Row = Awaited<ReturnType<typeof select>>[number]

const asMovement = ({ balance, purpose, ...row }: Row): Movement => ({
  ...row,
  balance: balance ?? 0,
  purpose: purpose ?? '',
})

export type LotShare = {
  /** Negative when taken. */
  amount: number
  /** The last day on which these coins can be spent. */
  expiresOn: string
  /** Coins of these lots that can be spent now. */
  remaining: number
}

/** The lots that a movement made or took from, those that expire together as one, soonest first. */
export async function lotsOf(
  db: Database,
  { id, kind }: Pick<Movement, 'id' | 'kind'>,
  now: Date,
): Promise<LotShare[]> {
  const { expiresOn, granted, remaining, transactionId: grantId, returnedBy } = ledgerLots
  const left = sql<number>`case when ${notEnded(around(now))} then ${remaining} else 0 end`
  const ofMovement = kind === 'grant' ? and(eq(grantId, id), isNull(returnedBy)) : eq(returnedBy, id)
  const lots = db
    .select({ amount: granted, expiresOn, remaining: left.as('left') })
    .from(ledgerLots)
    .where(ofMovement)
  const used = db
    .select({ amount: ledgerLotUses.amount, expiresOn, remaining: left.as('left') })
    .from(ledgerLotUses)
    .innerJoin(ledgerLots, eq(ledgerLots.id, ledgerLotUses.lotId))
    .where(eq(ledgerLotUses.transactionId, id))
  const shares = lots.unionAll(used).as('shares')
  return await db
    .select({
      amount: sql<number>`sum(${shares.amount})::bigint`,
      expiresOn: shares.expiresOn,
      remaining: sql<number>`sum(${shares.remaining})::bigint`,
    })
    .from(shares)
    .groupBy(shares.expiresOn)
    .orderBy(asc(shares.expiresOn))
}

/** Coins that can be spent now by their last day (`YYYY-MM-DD`), soonest first. */
export async function forecast(db: Database, memberId: string, now: Date) {
  return await db
    .select({ date: ledgerLots.expiresOn, amount: sql<number>`sum(${ledgerLots.remaining})::bigint` })
    .from(ledgerLots)
    .where(and(eq(ledgerLots.accountId, accountOf(db, memberId)), unspent(ledgerLots), notEnded(around(now))))
    .groupBy(ledgerLots.expiresOn)
    .orderBy(asc(ledgerLots.expiresOn))
}

/** A subquery rather than a join: PostgreSQL then walks the account's index in order and stops where the page is full. */
function accountOf(db: Database, memberId: string | Placeholder) {
  const ofMember = and(eq(ledgerAccounts.memberId, memberId), eq(ledgerAccounts.currency, 'coins'))
  return sql`(${db.select({ id: ledgerAccounts.id }).from(ledgerAccounts).where(ofMember)})`
}
