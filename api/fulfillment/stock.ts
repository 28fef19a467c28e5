// Manages the stock of gifts, products and prizes. If several transactions reserve the last unit, only one succeeds,
// because the update has the condition that a unit is available. The same statement changes the stock and inserts the
// movement, so the movements of an item always sum to its available units.
import { and, eq, inArray, sql, type SQL } from 'drizzle-orm'
import { newId } from '../store/id.ts'
import { prepared } from '../store/prepared.ts'
import type { Database } from '../store/store.ts'
import { beforeCommit, beforeCommitIfAny } from '../store/transaction.ts'
import { stock, stockMovements, type StockKind } from './tables.ts'

export type StockItem = { kind: StockKind; item: string }

/** Item with its total number of units in the catalog. */
export type Supply = StockItem & {
  total: number
  /** True if a changed total in the catalog also changes an existing stock row. */
  followsCatalogue?: boolean
}

/** Cause of a stock movement. The fields are described at the columns of `stockMovements`. */
export type Cause = Pick<typeof stockMovements.$inferInsert, 'reason' | 'note' | 'by' | 'reference' | 'at'>

type StockRow = Pick<typeof stock.$inferSelect, 'total' | 'reserved'>

/** Returns the number of available units. For an item without a stock row, all units of the catalog are available. */
export const freePieces = (row: StockRow | undefined, total: number): number =>
  row ? row.total - row.reserved : total

/** @param items ids of the items to read; by default, all items of the kind that have a stock row */
export async function stockOf(
  db: Database,
  kind: StockKind,
  items?: readonly string[],
): Promise<Map<string, StockRow>> {
  const rows = items
    ? await db
        .select()
        .from(stock)
        .where(and(eq(stock.kind, kind), inArray(stock.item, [...items])))
    : await allOfKind(db).execute({ kind })
  return new Map(rows.map(({ item, total, reserved }) => [item, { total, reserved }]))
}

const allOfKind = prepared((db) =>
  db
    .select()
    .from(stock)
    .where(eq(stock.kind, sql.placeholder('kind')))
    .prepare('stock_of_kind'),
)

const stockOfItem = prepared((db) =>
  db
    .select()
    .from(stock)
    .where(and(eq(stock.kind, sql.placeholder('kind')), eq(stock.item, sql.placeholder('item'))))
    .prepare('stock_of_item'),
)

/** Returns the items of a kind whose stock row has no available units. */
export async function soldOutItems(db: Database, kind: StockKind): Promise<string[]> {
  return (await soldOut(db).execute({ kind })).map(({ item }) => item)
}

const soldOut = prepared((db) =>
  db
    .select({ item: stock.item })
    .from(stock)
    .where(and(eq(stock.kind, sql.placeholder('kind')), sql`${stock.reserved} >= ${stock.total}`))
    .prepare('stock_sold_out'),
)

/**
 * Reserves a unit. The update of the contended stock row runs immediately before the commit, so that other
 * transactions wait for the row only briefly.
 * @returns false if no unit is available
 */
export async function reserveStock(tx: Database, supply: Supply, cause: Omit<Cause, 'reason'>) {
  const row = await currentRow(tx, supply, cause.at)
  if (freePieces(row, supply.total) < 1) return false
  const change = { set: sql`reserved = reserved + 1`, where: sql`reserved < total`, delta: -1 }
  await beforeCommit(tx, moved(supply, change, { ...cause, reason: 'reservation' }))
  return true
}

type Release = StockItem & { pieces?: number }

/** Makes reserved units available again, immediately before the transaction commits. */
export async function releaseStock(tx: Database, { pieces = 1, ...item }: Release, cause: Cause) {
  const change = { set: sql`reserved = reserved - ${pieces}`, delta: pieces }
  await beforeCommitIfAny(tx, moved(item, change, cause))
}

/**
 * Adds units to the total, or removes units; the total cannot become smaller than the number of reserved units.
 * @returns `isDone` if the total was changed, and the number of available units
 */
export async function changeStock(
  tx: Database,
  { count, ...supply }: Supply & { count: number },
  cause: Omit<Cause, 'reason'>,
): Promise<{ isDone: boolean; free: number }> {
  await openStock(tx, supply, cause.at)
  const change = {
    set: sql`total = total + ${count}`,
    where: sql`total + ${count} >= reserved`,
    delta: count,
  }
  const statement = moved(supply, change, { ...cause, reason: 'adjustment' })
  const { rows } = await tx.execute(sql`${statement} returning id`)
  const [row] = await tx.select().from(stock).where(isOf(supply))
  return { isDone: rows.length === 1, free: freePieces(row, supply.total) }
}

/** Creates the stock row of an item and its first movement, with the reason `opening`, unless the row exists. */
export async function openStock(tx: Database, { kind, item, total }: Supply, at: Date) {
  const opening = { kind, item, delta: total, reason: 'opening', at } as const
  await tx.execute(sql`
    with opened as (
      insert into ${stock} (kind, item, total) values (${kind}, ${item}, ${total}) on conflict do nothing returning total
    ) ${movement(opening, 'opened')}`)
}

/**
 * Reads the stock row of an item. Creates a missing row, and applies a changed total of the catalog if
 * `followsCatalogue` is set.
 */
async function currentRow(tx: Database, supply: Supply, at: Date): Promise<StockRow | undefined> {
  const { kind, item } = supply
  const [row] = await stockOfItem(tx).execute({ kind, item })
  if (!row) {
    await openStock(tx, supply, at)
    return undefined
  }
  const total = Math.max(supply.total, row.reserved)
  if (!supply.followsCatalogue || row.total === total) return row
  const change = {
    set: sql`total = ${total}`,
    where: sql`total = ${row.total} and reserved <= ${total}`,
    delta: total - row.total,
  }
  await tx.execute(moved(supply, change, { reason: 'catalogue', at }))
  return { ...row, total }
}

const isOf = ({ kind, item }: StockItem) => and(eq(stock.kind, kind), eq(stock.item, item))

type Change = { set: SQL; where?: SQL; delta: number }

/**
 * Returns a statement that changes an item's stock row and inserts the movement; inserts no movement if the condition
 * fails.
 */
const moved = (
  { kind, item }: StockItem,
  { set, where: condition = sql`true`, delta }: Change,
  cause: Cause,
): SQL => sql`
  with changed as (
    update ${stock} set ${set} where kind = ${kind} and item = ${item} and ${condition} returning item
  ) ${movement({ kind, item, delta, ...cause }, 'changed')}`

type Movement = Omit<typeof stockMovements.$inferInsert, 'id'>

function movement(
  { kind, item, delta, reason, note = null, by = null, reference = null, at }: Movement,
  source: string,
): SQL {
  const values = sql`${newId()}, ${kind}, ${item}, ${delta}::integer, ${reason}, ${note}, ${by}, ${reference}, ${at.toISOString()}::timestamptz`
  return sql`
    insert into ${stockMovements} (id, kind, item, delta, reason, note, "by", reference, at)
    select ${values} from ${sql.identifier(source)}`
}
