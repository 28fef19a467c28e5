// Changes the stock of a gift or of a product of the points mall: deliveries, corrections and losses.
import { recordActs } from '../audit/recordActs.ts'
import { gifts } from '../catalog/gifts.ts'
import { mallProducts } from '../catalog/mall.ts'
import { changeStock as changeProducts } from '../coins/stock.ts'
import { changeStock as changeGifts } from '../gifts/stock.ts'
import type { Database } from '../store/store.ts'
import { change, id, oneOf } from './arguments.ts'
import { command, logAct, printed, saidBy, Stopped } from './commandLine.ts'
import type { Said } from './messages.ts'

type StockChange = { kind: 'gift' | 'product'; id: string; count: number }

/** @returns pieces that are free after the change; @throws Stopped for an unknown item, or below what is reserved */
async function changeStockOf(db: Database, { kind, id: item, count }: StockChange, { by, now }: Said) {
  const product = mallProducts.get(item)
  const gift = gifts.get(item)
  return await db.transaction(async (tx) => {
    const changed =
      kind === 'gift'
        ? gift && (await changeGifts(tx, gift, count))
        : product && (await changeProducts(tx, product, count))
    if (!changed)
      throw new Stopped(`Not found: no ${kind} with id "${item}". Use an id of the catalogue for ${kind}s.`)
    const { isDone, free } = changed
    if (!isDone)
      throw new Stopped(
        `Stock of ${kind} ${item} was not changed: ${-count} cannot be removed, because ${free} are free. Remove ${free} or less.`,
      )
    await recordActs(tx, now, {
      what: count > 0 ? 'stock-added' : 'stock-removed',
      by,
      subject: `${kind}:${item}`,
      outcome: String(Math.abs(count)),
    })
    return free
  })
}

export const stockCommands = [
  command('stock', { kind: oneOf('gift', 'product'), id, count: change }, async (desk, input) => {
    const free = await changeStockOf(desk.store.db, input, saidBy(desk))
    logAct(desk, 'stock', { ...input, outcome: 'done' })
    return printed([
      `Done. Stock of ${input.kind} ${input.id} changed by ${input.count}: ${free} are free now.`,
    ])
  }),
]
