// Adds what has come in of a gift, or of a product of the points mall: what came back, and what was bought anew.
import { gifts } from '../catalog/gifts.ts'
import { mallProducts } from '../catalog/mall.ts'
import { addStock as addProducts } from '../coins/stock.ts'
import { addStock as addGifts } from '../gifts/stock.ts'
import type { Database } from '../store/store.ts'
import type { Outcome } from './fulfil.ts'
import type { Delivery } from './messages.ts'

export async function addStockOf(db: Database, { kind, id, count }: Delivery): Promise<Outcome> {
  const product = mallProducts.get(id)
  if (kind === 'gift' && gifts.has(id)) await db.transaction((tx) => addGifts(tx, id, count))
  else if (kind === 'product' && product) await db.transaction((tx) => addProducts(tx, product, count))
  else return 'unknown'
  return 'done'
}
