// Notifies members when the product that they save for is available again after it was sold out.
import { and, asc, eq, inArray, isNotNull, isNull, sql } from 'drizzle-orm'
import { mallProducts, type MallProduct } from '../catalog/mall.ts'
import { freePieces, stockOf } from '../fulfillment/stock.ts'
import { notify, type Notification } from '../notices/notify.ts'
import { isOpen } from '../offers/eligibility.ts'
import { batchSize, eachInBatches, type Portion, type Span } from '../store/eachInBatches.ts'
import type { Database } from '../store/store.ts'
import { soldOutProducts } from './soldOutProducts.ts'
import { mallWishes } from './tables.ts'

/**
 * Number of members that one run notifies per available unit. It is above one because not every member redeems, and
 * low because members who come too late are disappointed.
 */
const membersPerUnit = 3

/**
 * Marks wishes for sold-out products, and notifies members whose product is available again, in the order in which
 * they began to wait. Runs as a job. Idempotent.
 * @throws AggregateError with the failures, after all other members were notified
 */
export async function notifyRestocked(db: Database, now: Date, { span, stop, retryLater }: Portion = {}) {
  const soldOut = await soldOutProducts(db)
  await markSoldOut(db, [...soldOut], now)
  const products = await awaitedProducts(db, (product) => !soldOut.has(product.id) && isOpen(product, now))
  const units = await stockOf(db, 'product')
  const left = new Map(
    products.map(({ id, stock }) => [id, membersPerUnit * freePieces(units.get(id), stock)]),
  )
  // Pass no batch to other workers, because this call counts the members per product.
  await eachInBatches({
    span,
    stop,
    retryLater,
    next: async (part) => {
      const start = products.findIndex(({ id }) => id === productOf(part.after))
      for (const { id } of products.slice(Math.max(0, start))) {
        const limit = Math.min(batchSize, left.get(id) ?? 0)
        const waiting = limit > 0 ? await waitingFor(db, id, { span: part, limit }) : []
        left.set(id, (left.get(id) ?? 0) - waiting.length)
        if (waiting.length > 0) return waiting
      }
      return []
    },
    work: (member) => notifyWaiting(db, [member], now),
    together: (members) => notifyWaiting(db, members, now),
  })
}

/** Marks wishes for sold-out products in batches, so that each transaction is short. */
async function markSoldOut(db: Database, products: readonly string[], now: Date) {
  if (products.length === 0) return
  const isUnmarked = and(inArray(mallWishes.product, [...products]), isNull(mallWishes.soldOutAt))
  const batch = db.select({ id: mallWishes.memberId }).from(mallWishes).where(isUnmarked).limit(batchSize)
  let count = 0
  do {
    // Check the condition again, because a member may have changed the wish in the meantime.
    const marked = await db
      .update(mallWishes)
      .set({ soldOutAt: now })
      .where(and(inArray(mallWishes.memberId, batch), isUnmarked))
      .returning({ id: mallWishes.memberId })
    count = marked.length
  } while (count > 0)
}

/** Returns the products for which members wait. */
async function awaitedProducts(
  db: Database,
  isAvailable: (product: MallProduct) => boolean,
): Promise<MallProduct[]> {
  const available = [...mallProducts().values()].filter(isAvailable)
  const ids = available.map(({ id }) => id)
  const rows = await db
    .selectDistinct({ product: mallWishes.product })
    .from(mallWishes)
    .where(and(inArray(mallWishes.product, ids), isNotNull(mallWishes.soldOutAt)))
  const awaited = new Set(rows.map(({ product }) => product))
  return available.filter(({ id }) => awaited.has(id))
}

type Waiting = { id: string; product: string; soldOutAt: Date; memberId: string }

/**
 * Returns the next members who wait for a product. The id of a row contains the product and the columns of the index,
 * so that each batch starts after the previous one.
 */
async function waitingFor(
  db: Database,
  productId: string,
  { span: { after, only }, limit }: { span: Span; limit: number },
): Promise<Waiting[]> {
  if (only !== undefined && productOf(only) !== productId) return []
  const { product, soldOutAt, memberId } = mallWishes
  const key = sql`(${soldOutAt}, ${memberId})`
  const rows = await db
    .select({ product, soldOutAt: sql<Date>`${soldOutAt}`.mapWith(soldOutAt), memberId })
    .from(mallWishes)
    .where(
      and(
        eq(product, productId),
        isNotNull(soldOutAt),
        after !== undefined && productOf(after) === productId ? sql`${key} > ${keyOf(after)}` : undefined,
        only === undefined ? undefined : sql`${key} = ${keyOf(only)}`,
      ),
    )
    .orderBy(asc(soldOutAt), asc(memberId))
    .limit(limit)
  return rows.map((row) => ({ ...row, id: `${row.product} ${row.soldOutAt.toISOString()} ${row.memberId}` }))
}

const productOf = (rowId: string | undefined) => rowId?.split(' ')[0]

function keyOf(rowId: string) {
  const [, soldOutAt, memberId] = rowId.split(' ')
  return sql`(${soldOutAt}::timestamptz, ${memberId})`
}

/** Notifies members who wait for the same product, once each. Ignores members who save for another product by now. */
async function notifyWaiting(db: Database, waiting: readonly Waiting[], now: Date) {
  const [{ product } = { product: '' }] = waiting
  const entry = mallProducts().get(product)
  if (!entry) return
  const since = new Map(waiting.map(({ memberId, soldOutAt }) => [memberId, soldOutAt]))
  await db.transaction(async (tx) => {
    const due = await tx
      .update(mallWishes)
      .set({ soldOutAt: null })
      .where(
        and(
          inArray(mallWishes.memberId, [...since.keys()]),
          eq(mallWishes.product, product),
          isNotNull(mallWishes.soldOutAt),
        ),
      )
      .returning({ memberId: mallWishes.memberId })
    const notifications = due.map(({ memberId }): Notification => ({
      memberId,
      kind: 'product-restocked',
      params: { product: entry.name },
      names: entry,
      reference: `product-restocked:${product}:${since.get(memberId)?.toISOString()}`,
      now,
    }))
    await notify(tx, ...notifications)
  })
}
