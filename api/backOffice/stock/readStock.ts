// Reads levels of the stock with a forecast, and the movements of an item.
import type { components } from '#generated/backOffice/schema.d.ts'
import { refuse } from '#shared/protocol/refuse.ts'
import { movementsOf, usedSince } from '../../fulfillment/movements.ts'
import { freePieces, stockOf } from '../../fulfillment/stock.ts'
import { stockKinds, type StockKind } from '../../fulfillment/tables.ts'
import { page } from '../../http/paging.ts'
import { emailsByActor } from '../../staff/emails.ts'
import type { Database } from '../../store/store.ts'
import { findSupply, stockItems, type NamedSupply } from './items.ts'

type Schemas = components['schemas']

/** Number of past days that the forecast continues. */
const forecastDays = 14
const day = 86_400_000

const keyOf = ({ kind, item }: { kind: StockKind; item: string }) => `${kind} ${item}`

/** Returns all items that members can still get, with the item first that is sold out soonest. */
export async function readStock(db: Database, now: Date): Promise<Schemas['StockItem'][]> {
  const offered = stockItems().filter(({ endsAt }) => endsAt === undefined || new Date(endsAt) > now)
  const items = await levelsOf(db, offered, now)
  return items.toSorted((a, b) => urgency(a) - urgency(b) || a.name.localeCompare(b.name, 'en'))
}

const urgency = ({ daysLeft, free }: Schemas['StockItem']) => (free === 0 ? -1 : (daysLeft ?? Infinity))

async function levelsOf(
  db: Database,
  supplies: readonly NamedSupply[],
  now: Date,
): Promise<Schemas['StockItem'][]> {
  const [used, ...stocks] = await Promise.all([
    usedSince(db, new Date(now.getTime() - forecastDays * day)),
    ...stockKinds.map(async (kind) => [kind, await stockOf(db, kind)] as const),
  ])
  const usedBy = new Map(used.map((row) => [keyOf(row), row.used]))
  const rows = new Map(stocks)
  return supplies.map((supply) => {
    const row = rows.get(supply.kind)?.get(supply.item)
    const free = freePieces(row, supply.total)
    const usedPieces = usedBy.get(keyOf(supply)) ?? 0
    return {
      kind: supply.kind,
      id: supply.item,
      name: supply.name,
      total: row?.total ?? supply.total,
      reserved: row?.reserved ?? 0,
      free,
      used: usedPieces,
      daysLeft: usedPieces > 0 ? Math.floor((free * forecastDays) / usedPieces) : null,
    }
  })
}

/** @throws NOT_FOUND if the catalog does not contain the item */
export async function readItem(
  db: Database,
  { kind, id }: { kind: StockKind; id: string },
  now: Date,
): Promise<Schemas['StockItem']> {
  const supply = findSupply(kind, id) ?? refuse('NOT_FOUND')
  const [item] = await levelsOf(db, [supply], now)
  return item ?? refuse('NOT_FOUND')
}

/** @throws NOT_FOUND if the catalog does not contain the item */
export async function readMovements(
  db: Database,
  { kind, id, cursor, limit }: { kind: StockKind; id: string; cursor?: string | undefined; limit: number },
  now: Date,
): Promise<Schemas['StockMovementList']> {
  const item = await readItem(db, { kind, id }, now)
  const rows = await movementsOf(db, { kind, item: id }, { before: cursor, limit: limit + 1 })
  const { items, nextCursor } = page(rows, limit)
  const emails = await emailsByActor(
    db,
    items.map(({ by }) => by),
  )
  return {
    item,
    nextCursor,
    items: items.map(({ id: movementId, delta, reason, note, by, at }) => ({
      id: movementId,
      delta,
      cause: reason === 'catalogue' ? 'catalog' : reason,
      note,
      by: by === null ? null : (emails.get(by) ?? by),
      at: at.toISOString(),
    })),
  }
}
