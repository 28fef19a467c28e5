// Reads which products of the points mall are sold out.
import { mallProducts } from '../catalog/mall.ts'
import { freePieces, soldOutItems, stockOf } from '../fulfillment/stock.ts'
import type { Database } from '../store/store.ts'

/** Returns the ids of sold-out products, including products without stock in the catalog. */
export async function soldOutProducts(db: Database): Promise<Set<string>> {
  const empty = [...mallProducts().values()].filter(({ stock }) => stock === 0).map(({ id }) => id)
  const [soldOut, rows] = await Promise.all([
    soldOutItems(db, 'product'),
    empty.length > 0 ? stockOf(db, 'product', empty) : undefined,
  ])
  return new Set([...soldOut, ...empty.filter((id) => freePieces(rows?.get(id), 0) === 0)])
}
