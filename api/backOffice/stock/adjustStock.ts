// Adds pieces to the stock of an item, or removes free pieces, with an audit entry in the same transaction.
import { and, eq } from 'drizzle-orm'
import { recordActs } from '../../audit/recordActs.ts'
import { changeStock, openStock, type Supply } from '../../fulfillment/stock.ts'
import { stock } from '../../fulfillment/tables.ts'
import type { Database } from '../../store/store.ts'

export type Adjustment = {
  supply: Supply
  /** Number of pieces to add; negative to remove pieces. */
  count: number
  /** Total that the actor has seen. If the total is different now, the stock is not changed. */
  total?: number | undefined
  note?: string | undefined
}

/** @returns `isDone` if the stock was changed, and the number of free pieces */
export async function adjustStock(
  db: Database,
  { supply, count, total, note }: Adjustment,
  { by, now }: { by: string; now: Date },
): Promise<{ isDone: boolean; free: number }> {
  return await db.transaction(async (tx) => {
    if (total !== undefined && (await lockTotal(tx, supply, now)) !== total) return { isDone: false, free: 0 }
    const result = await changeStock(tx, { ...supply, count }, { by, note, at: now })
    if (result.isDone)
      await recordActs(tx, now, {
        what: count > 0 ? 'stock-added' : 'stock-removed',
        by,
        subject: `${supply.kind}:${supply.item}`,
        outcome: String(Math.abs(count)),
      })
    return result
  })
}

/** Locks the stock row, so that no other adjustment changes the total. @returns the total */
async function lockTotal(tx: Database, supply: Supply, now: Date): Promise<number | undefined> {
  await openStock(tx, supply, now)
  const [row] = await tx
    .select({ total: stock.total })
    .from(stock)
    .where(and(eq(stock.kind, supply.kind), eq(stock.item, supply.item)))
    .for('update')
  return row?.total
}
