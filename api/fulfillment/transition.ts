// Moves a redemption or gift claim, which are items sent to members, to its next state. A `Fulfillment` describes the
// differences between the two kinds.
import type { AnyPgColumn, PgTable } from 'drizzle-orm/pg-core'
import type { SQL } from 'drizzle-orm'
import type { Database } from '../store/store.ts'
import { followParcel, type ParcelOwner, type ParcelUpdate } from './parcels.ts'
import { returnsOf, type FulfillmentState, type Step } from './states.ts'
import { releaseStock, type StockItem } from './stock.ts'

export type Item<State extends FulfillmentState> = { id: string; state: State; steps: Step<State>[] }

const parcelMoves = ['shipped', 'delivered', 'returned'] as const

export type Change<State> = {
  /** States from which the item may be moved. */
  from: readonly State[]
  to: State
  now: Date
  /** New step as a JSON array, which is appended to the steps of the row. */
  step: string
}

export type CalledOffBy = 'member' | 'brand'

export type Fulfillment<State extends FulfillmentState, Row extends Item<State>> = {
  kind: 'gift' | 'redemption'
  /** True if the coins are refunded when the parcel is returned, without a cancellation by the member. */
  refundsReturned: boolean
  /** Updates the row of the item if its state is one of `from`; returns `undefined` otherwise. */
  update: (tx: Database, id: string, change: Change<State>) => Promise<Row | undefined>
  parcelOwner: (row: Row) => ParcelOwner
  returnRight?: (tx: Database, row: Row) => Promise<void>
  returnCoins: (tx: Database, row: Row, cause: { now: Date; calledOffBy: CalledOffBy }) => Promise<void>
  /** Returns the stock item from which a unit was reserved; `undefined` for an item without stock. */
  stockOf: (row: Row) => StockItem | undefined
  unsent: Unsent<State>
}

type NotNull<Value> = AnyPgColumn<{ data: Value; notNull: true }>

/**
 * Table and columns for the selection of items that are not sent yet, and a function that determines whether an item is
 * for a baby.
 */
type Unsent<State> = {
  table: PgTable & { id: NotNull<string>; memberId: NotNull<string>; state: NotNull<State> }
  name: NotNull<string>
  /** Condition that excludes items without a parcel. */
  hasParcel?: SQL
  isAboutBaby: (name: string) => boolean | undefined
}

export type Move<State extends FulfillmentState> = {
  from: readonly State[]
  to: State
  now: Date
  parcel?: Partial<ParcelUpdate> | undefined
  /**
   * Party that cancels the item: the member, or the brand because it cannot send the item. The default is the brand.
   */
  calledOffBy?: CalledOffBy
  /** Actor in the format of audit entries: back-office user, webhook or job; `undefined` for the member. */
  by?: string | undefined
}

/** Returns the reference of the item in the ledger of stock movements. */
export const referenceOf = (kind: 'gift' | 'redemption', id: string) => `${kind}:${id}`

/**
 * Moves an item and its parcel to a new state. Depending on the transition, also refunds the coins, returns the unit
 * to stock, and allows the member to claim the gift again. Updates rows in the same order as a claim does, so that
 * concurrent claims and cancellations do not deadlock.
 * @returns the row after the transition; `undefined` if its state does not allow the transition
 */
export async function transition<State extends FulfillmentState, Row extends Item<State>>(
  tx: Database,
  fulfillment: Fulfillment<State, Row>,
  { id, ...move }: NoInfer<Move<State>> & { id: string },
): Promise<Row | undefined> {
  const { from, to, now, parcel, calledOffBy = 'brand', by } = move
  const step = JSON.stringify([{ state: to, at: now.toISOString() }])
  const row = await fulfillment.update(tx, id, { from, to, now, step })
  if (!row) return undefined
  const parcelMove = parcelMoves.find((state) => state === to)
  if (parcelMove)
    await followParcel(tx, fulfillment.parcelOwner(row), { to: parcelMove, steps: row.steps, now, parcel })
  const source = from.find((state) => state === 'returned') ?? 'reserved'
  const returns = returnsOf(source, to, fulfillment)
  if (returns.right) await fulfillment.returnRight?.(tx, row)
  if (returns.coins) await fulfillment.returnCoins(tx, row, { now, calledOffBy })
  const item = returns.stock ? fulfillment.stockOf(row) : undefined
  const reason = to === 'expired' ? 'lapse' : 'cancellation'
  if (item)
    await releaseStock(tx, item, { reason, by, reference: referenceOf(fulfillment.kind, id), at: now })
  return row
}
