// Reads movements of a member's coins: pages of movements, or a single movement with its lots. All queries use indexes
// on the member's postings, so their cost does not grow with the length of the history.
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
  /** Id of the ledger transaction. Later transactions have greater ids. */
  id: string
  kind: Kind
  /** Number of coins that the member gained; negative if the member lost coins. */
  amount: number
  /** Balance of the member after the movement. */
  balance: number
  occurredAt: Date
  /** Purpose of the house account of the posting, such as `check_in`. */
  purpose: string
  /** Subject of the movement as `topic:slug` of a catalog entry. */
  subject: string | null
}

type Page = {
  memberId: string
  kind?: Kind | undefined
  /** Range of time that includes its start and excludes its end. */
  during?: { from: Date; to: Date } | undefined
  before?: string | undefined
  limit: number
}

/** Returns movements of a member's coins, newest first. */
export async function movements(
  db: Database,
  { memberId, kind, during, before = maxId, limit }: Page,
): Promise<Movement[]> {
  const params = { memberId, before, limit, kind, ...during }
  const page = during ? (kind ? pageOfKindDuring : pageDuring) : kind ? pageOfKind : pageOf
  return (await page(db).execute(params)).map(asMovement)
}

/** Returns one movement; `undefined` if the movement belongs to another member. */
export async function movement(db: Database, memberId: string, id: string): Promise<Movement | undefined> {
  return (await oneOf(db).execute({ memberId, id, limit: 1 })).map(asMovement)[0]
}

/** Sort order of movements, newest first, for pages and their cursors. */
type Order = (columns: Record<'transactionId' | 'occurredAt', SQLWrapper>) => SQL[]

const { transactionId, kind: kindPosted, occurredAt } = ledgerPostings
const placed = sql.placeholder
const older = lt(transactionId, placed('before'))
const ofKind = eq(kindPosted, placed('kind'))
const byId: Order = (columns) => [desc(columns.transactionId)]
const pageOf = prepared((db) => select(db, older, byId).prepare('coin_movements'))
const pageOfKind = prepared((db) => select(db, and(ofKind, older), byId).prepare('coin_movements_of_kind'))
const oneOf = prepared((db) => select(db, eq(transactionId, placed('id')), byId).prepare('coin_movement'))

// Sorts by time, then by id. An index has the same order, so a page of an old month does not read newer postings.
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
 * Limits postings before joining, because PostgreSQL may otherwise scan transactions of all members from the newest.
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
  /** Number of coins that the movement added to these lots; negative if it took coins. */
  amount: number
  /** Last day on which the coins of these lots can be spent. */
  expiresOn: string
  /** Number of coins of these lots that can still be spent. */
  remaining: number
}

/** Returns the lots that a movement created or used, grouped by last day, soonest expiry first. */
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

/** Returns spendable coins grouped by last day (`YYYY-MM-DD`), soonest expiry first. */
export async function forecast(db: Database, memberId: string, now: Date) {
  return await db
    .select({ date: ledgerLots.expiresOn, amount: sql<number>`sum(${ledgerLots.remaining})::bigint` })
    .from(ledgerLots)
    .where(and(eq(ledgerLots.accountId, accountOf(db, memberId)), unspent(ledgerLots), notEnded(around(now))))
    .groupBy(ledgerLots.expiresOn)
    .orderBy(asc(ledgerLots.expiresOn))
}

/**
 * Uses a subquery instead of a join, so that PostgreSQL walks the account's index in order and stops when the page is
 * full.
 */
function accountOf(db: Database, memberId: string | Placeholder) {
  const ofMember = and(eq(ledgerAccounts.memberId, memberId), eq(ledgerAccounts.currency, 'coins'))
  return sql`(${db.select({ id: ledgerAccounts.id }).from(ledgerAccounts).where(ofMember)})`
}
