// Finds entries that members could not get because their stock is missing: no pieces at all, or fewer than are reserved
// for members. The table is named by text, because this folder is a layer below the folder of the table.
import { sql } from 'drizzle-orm'
import { isObject, listOf, valueAt } from '#shared/unknown.ts'
import { problemWith, type CatalogProblem } from '../catalog/problems.ts'
import type { Topic } from '../catalog/topic.ts'
import type { Database } from '../store/store.ts'
import { entriesOf, entryOf } from './entries.ts'

type Item = {
  kind: 'gift' | 'product' | 'prize'
  item: string
  /** Path of the stock in the entry. */
  path: string
  name: string
  total: number
  /** True if members can get the item. */
  isOffered: boolean
}

/** Item of an edited entry, with its published total; null if it is new. */
type EditedItem = Item & { entry: string; before: number | null }

/**
 * Returns a problem for each item whose new stock is 0 or less than the reserved pieces. Unchanged stock is no problem,
 * so that texts of a sold-out gift can be corrected.
 */
export async function stockProblems(
  db: Database,
  topic: Topic,
  { before, after }: { before: unknown; after: unknown },
): Promise<CatalogProblem[]> {
  const edited = entriesOf(topic, after).flatMap(({ id, data }): EditedItem[] => {
    const published = entryOf(topic, before, id)
    if (published === data) return []
    const totals = new Map(itemsOf(topic.name, id, published).map(({ item, total }) => [item, total]))
    return itemsOf(topic.name, id, data)
      .map((item) => ({ ...item, entry: id, before: totals.get(item.item) ?? null }))
      .filter((item) => item.before !== item.total)
  })
  if (edited.length === 0) return []
  const reserved = await reservedPieces(db, edited)
  return edited.flatMap((item) => {
    const text = textOf(item, reserved.get(`${item.kind}:${item.item}`) ?? 0)
    const place = { topic: topic.name, entry: item.entry, path: item.path, code: 'noStock' as const }
    return text === undefined ? [] : [problemWith({ ...place, parameters: { actual: item.total }, text })]
  })
}

function textOf({ name, total, before, isOffered }: EditedItem, reserved: number): string | undefined {
  if (total < reserved && total < (before ?? 0))
    return `The stock of ${name} is ${total}, but ${reserved} pieces are reserved or shipped. Enter at least ${reserved}.`
  if (total > 0 || !isOffered) return undefined
  return `Members could not get ${name}, because its stock is 0. Enter the number of pieces, or end the offer instead.`
}

/** Returns the items of an entry that members receive in a parcel or win. */
function itemsOf(topic: string, id: string, data: unknown): Item[] {
  const key = id.slice(id.indexOf('/') + 1)
  if (topic === 'draws')
    return listOf(valueAt(data, 'prizes')).flatMap((prize, index) => {
      const prizeId = String(valueAt(prize, 'id'))
      const path = `prizes.${index}.stock`
      return itemWith(prize, { kind: 'prize', item: `${key}:${prizeId}`, path, isOffered: true })
    })
  if (topic === 'gifts') {
    const isOffered = valueAt(data, 'retired') !== true && valueAt(data, 'kind') !== 'won'
    return itemWith(data, { kind: 'gift', item: key, path: 'stock', isOffered })
  }
  if (topic !== 'mall') return []
  const isOffered = valueAt(data, 'closesAt') === undefined
  return itemWith(data, { kind: 'product', item: key, path: 'stock', isOffered })
}

function itemWith(data: unknown, parts: Omit<Item, 'name' | 'total'>): Item[] {
  const [total, names] = [valueAt(data, 'stock'), valueAt(data, 'name')]
  const name = isObject(names) && typeof names.en === 'string' ? names.en : parts.item
  return typeof total === 'number' ? [{ ...parts, total, name: name.slice(0, 120) }] : []
}

/** Reads how many pieces of the items are reserved for members or were shipped. */
async function reservedPieces(
  db: Database,
  items: readonly EditedItem[],
): Promise<ReadonlyMap<string, number>> {
  const ids = [...new Set(items.map(({ item }) => item))]
  const { rows } = await db.execute<{ kind: string; item: string; reserved: number }>(sql`
    select kind, item, reserved from stock
    where kind = any(array['gift', 'product', 'prize']) and item = any(${sql.param(ids)}::text[])`)
  return new Map(rows.map(({ kind, item, reserved }) => [`${kind}:${item}`, reserved]))
}
