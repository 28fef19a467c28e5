// Handlers of the stock of gifts, products and prizes.
import { refuse } from '#shared/protocol/refuse.ts'
import { adjustStock } from '../backOffice/stock/adjustStock.ts'
import { findSupply } from '../backOffice/stock/items.ts'
import { readItem, readMovements, readStock } from '../backOffice/stock/readStock.ts'
import { actorOf } from '../staff/sessions.ts'
import type { StaffHandlers } from './operation.ts'

export const stockHandlers: Pick<StaffHandlers, 'listStock' | 'listStockMovements' | 'adjustStock'> = {
  async listStock({ db, now }) {
    return { items: await readStock(db, now) }
  },

  listStockMovements: ({ db, query, now }) => readMovements(db, query, now),

  async adjustStock({ db, body: { kind, id, count, total, note }, staff, now }) {
    const supply = findSupply(kind, id) ?? refuse('NOT_FOUND')
    const actor = { by: actorOf(staff), now }
    const { isDone } =
      count === 0 ? { isDone: false } : await adjustStock(db, { supply, count, total, note }, actor)
    return { adjusted: isDone, item: await readItem(db, { kind, id }, now) }
  },
}
