// Adds what has come in of a gift, or of a product of the points mall: what came back, and what was bought anew.
import { recordActs } from '../audit/recordActs.ts'
import { gifts } from '../catalog/gifts.ts'
import { mallProducts } from '../catalog/mall.ts'
import { addStock as addProducts } from '../coins/stock.ts'
import { addStock as addGifts } from '../gifts/stock.ts'
import type { Database } from '../store/store.ts'
import type { Outcome } from './fulfil.ts'
import type { Delivery, Said } from './messages.ts'

export async function addStockOf(
  db: Database,
  { kind, id, count }: Delivery,
  { by, now }: Said,
): Promise<Outcome> {
  const product = mallProducts.get(id)
  return await db.transaction(async (tx) => {
    if (kind === 'gift' && gifts.has(id)) await addGifts(tx, id, count)
    else if (kind === 'product' && product) await addProducts(tx, product, count)
    else return 'unknown'
    const done = { what: 'stock-added', by, subject: `${kind}:${id}`, outcome: String(count) } as const
    await recordActs(tx, now, done)
    return 'done'
  })
}
