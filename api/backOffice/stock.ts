// Defines commands that change the stock of a gift, mall product or draw prize, and list the movements of its stock.
import { movementsOf } from '../fulfillment/movements.ts'
import { freePieces, stockOf, type Supply } from '../fulfillment/stock.ts'
import { stockKinds, type StockKind } from '../fulfillment/tables.ts'
import type { Database } from '../store/store.ts'
import { change, entry, id, oneOf, optional } from './arguments.ts'
import { command, logAct, printed, actorOf, Stopped } from './commandLine.ts'
import type { Actor } from './messages.ts'
import { adjustStock } from './stock/adjustStock.ts'
import { findSupply } from './stock/items.ts'

type Item = { kind: StockKind; id: string }

/** Movements per page. */
const pageSize = 50

/** @throws Stopped if the catalog does not contain the item, or the item has no stock */
function supplyOf({ kind, id: item }: Item): Supply {
  const supply = findSupply(kind, item)
  if (supply) return supply
  throw new Stopped(`Not found: no ${kind} with id "${item}". Use an id of the catalogue for ${kind}s.`)
}

/**
 * @returns the number of free pieces after the change
 * @throws Stopped for an unknown item, or if fewer pieces are free than the command removes
 */
async function changeStockOf(db: Database, { count, ...item }: Item & { count: number }, actor: Actor) {
  const { isDone, free } = await adjustStock(db, { supply: supplyOf(item), count }, actor)
  if (isDone) return free
  throw new Stopped(
    `Stock of ${item.kind} ${item.id} was not changed: ${-count} cannot be removed, because ${free} are free. Remove ${free} or less.`,
  )
}

/** @returns lines to print: the current stock, then its movements, newest first; @throws Stopped for an unknown item */
async function listMovements(db: Database, item: Item, before: string | undefined) {
  const supply = supplyOf(item)
  const row = (await stockOf(db, supply.kind, [supply.item])).get(supply.item)
  const free = freePieces(row, supply.total)
  const movements = await movementsOf(db, supply, { before, limit: pageSize + 1 })
  const movementRows = movements.slice(0, pageSize)
  const last = movements.length > pageSize ? movementRows.at(-1) : undefined
  return [
    `${item.kind} ${item.id}: ${free} of ${row?.total ?? supply.total} are free.`,
    ...movementRows.map(({ at, delta, reason, reference, by }) =>
      [
        at.toISOString(),
        delta > 0 ? `+${delta}` : String(delta),
        reason,
        reference ?? '-',
        `by ${by ?? (reference === null ? 'the catalogue' : 'the member')}`,
      ].join('  '),
    ),
    ...(movementRows.length === 0 ? ['No movements found.'] : []),
    ...(last ? [`More movements: movements ${item.kind} ${item.id} ${last.id}`] : []),
  ]
}

export const stockCommands = [
  command('stock', { kind: oneOf('gift', 'product'), id, count: change }, async (backOffice, values) => {
    const free = await changeStockOf(backOffice.store.db, values, actorOf(backOffice))
    logAct(backOffice, 'stock', { ...values, outcome: 'done' })
    return printed([
      `Done. Stock of ${values.kind} ${values.id} changed by ${values.count}: ${free} are free now.`,
    ])
  }),
  command(
    'movements',
    { kind: oneOf(...stockKinds), id, before: optional(entry) },
    async (backOffice, { before, ...item }) => {
      const lines = await listMovements(backOffice.store.db, item, before)
      logAct(backOffice, 'movements', item)
      return printed(lines)
    },
  ),
]
