// Moves an item that is sent to a member to its next state. Redemptions and gift claims describe their differences as a `Fulfillment`.
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
  /** The new step as JSON, to append to the steps of the row. */
  step: string
}

export type CalledOffBy = 'member' | 'brand'

export type Fulfillment<State extends FulfillmentState, Row extends Item<State>> = {
  kind: 'gift' | 'redemption'
  /** True if a returned parcel refunds the coins without a cancellation by the member. */
  refundsReturned: boolean
  /** Updates the row if it is in one of the states. */
  update: (tx: Database, id: string, change: Change<State>) => Promise<Row | undefined>
  parcelOwner: (row: Row) => ParcelOwner
  returnRight?: (tx: Database, row: Row) => Promise<void>
  returnCoins: (tx: Database, row: Row, cause: { now: Date; calledOffBy: CalledOffBy }) => Promise<void>
  /** Stock from which the item was reserved. */
  stockOf: (row: Row) => StockItem | undefined
  unsent: Unsent<State>
}

type NotNull<Value> = AnyPgColumn<{ data: Value; notNull: true }>

/** Selects unsent items by their catalog names. */
type Unsent<State> = {
  table: PgTable & { id: NotNull<string>; memberId: NotNull<string>; state: NotNull<State> }
  name: NotNull<string>
  /** Excludes items without a parcel. */
  hasParcel?: SQL
  isAboutBaby: (name: string) => boolean | undefined
}

export type Move<State extends FulfillmentState> = {
  from: readonly State[]
  to: State
  now: Date
  parcel?: Partial<ParcelUpdate> | undefined
  /** The party that ends the delivery; by default the brand, because it could not send the item. */
  calledOffBy?: CalledOffBy
  /** Actor: agent, webhook or job; `undefined` for the member. */
  by?: string | undefined
}

/** Reference of the item in the ledger of stock movements. */
export const referenceOf = (kind: 'gift' | 'redemption', id: string) => `${kind}:${id}`

/**
 * Moves an item with its parcel. Returns coins, stock and the right to claim in the order in which they were taken, so
 * that concurrent claims and cancellations do not deadlock.
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
