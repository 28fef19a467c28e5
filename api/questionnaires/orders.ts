// The marketplace order behind a submission.
import { eq } from 'drizzle-orm'
import type { components } from '../../generated/schema.d.ts'
import { marketplaces } from '../catalog/marketplaces.ts'
import { refuse } from '../http/refuse.ts'
import type { Database } from '../store/store.ts'
import { submissionOf } from './submissions.ts'
import { questionnaireOrders as orders } from './tables.ts'
import { questionnaireOf } from './versions.ts'

type Schemas = components['schemas']

/** @throws NOT_ELIGIBLE where we sell on no marketplace, ORDER_NUMBER_WRONG */
function marketplaceFor(countryCode: string, orderNumber: string) {
  const marketplace =
    marketplaces.find((one) => one.countryCode === countryCode) ??
    refuse('NOT_ELIGIBLE', { reasons: [{ code: 'NO_MARKETPLACE', field: 'countryCode' }] })
  if (!new RegExp(marketplace.orderNumberPattern).test(orderNumber))
    refuse('ORDER_NUMBER_WRONG', { reasons: [{ code: 'FORMAT', field: 'orderNumber' }] })
  return marketplace
}

/** Keeps the order in the place of an earlier one. @throws NOT_FOUND, NOT_ELIGIBLE, ORDER_NUMBER_WRONG, ORDER_USED */
export async function saveOrder(
  db: Database,
  questionnaireId: string,
  memberId: string | null,
  { countryCode, orderNumber, claimCode }: Schemas['SaveOrderRequest'],
  now: Date,
): Promise<Schemas['MarketplaceOrder']> {
  if (!questionnaireOf(questionnaireId).asksForOrder) refuse('NOT_FOUND')
  const number = orderNumber.toUpperCase()
  return await db.transaction(async (tx) => {
    const { id: submissionId } = await submissionOf(tx, questionnaireId, { memberId, claimCode }, 'held')
    marketplaceFor(countryCode, number)
    await tx.delete(orders).where(eq(orders.submissionId, submissionId))
    const [row] = await tx
      .insert(orders)
      .values({ submissionId, countryCode, orderNumber: number, savedAt: now })
      .onConflictDoNothing()
      .returning()
    if (!row) return refuse('ORDER_USED', { reasons: [{ code: 'ORDER_USED', field: 'orderNumber' }] })
    return shown(row)
  })
}

export async function orderOf(db: Database, submissionId: string) {
  const [row] = await db.select().from(orders).where(eq(orders.submissionId, submissionId))
  return row ? shown(row) : null
}

function shown({ countryCode, orderNumber, savedAt }: typeof orders.$inferSelect) {
  const marketplace = marketplaces.find((one) => one.countryCode === countryCode)
  if (!marketplace) throw new Error(`The catalogue has lost the marketplace of ${countryCode}.`)
  const { name, url } = marketplace
  return { countryCode, marketplace: name, url, orderNumber, savedAt: savedAt.toISOString() }
}
