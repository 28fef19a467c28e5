// Stores the marketplace order that a member or visitor adds to a submission.
import { and, eq, ne } from 'drizzle-orm'
import type { components } from '#generated/schema.d.ts'
import { marketplaces } from '../catalog/marketplaces.ts'
import { refuse } from '#shared/protocol/refuse.ts'
import type { Database } from '../store/store.ts'
import { submissionOf } from './submissions.ts'
import { questionnaireOrders as orders, questionnaireSubmissions as submissions } from './tables.ts'
import { questionnaireOf } from './versions.ts'

type Schemas = components['schemas']

/**
 * @throws NOT_ELIGIBLE if the country has no marketplace; ORDER_NUMBER_WRONG if the number does not have the format of
 * the marketplace
 */
function marketplaceFor(countryCode: string, orderNumber: string) {
  const marketplace =
    marketplaces().find((candidate) => candidate.countryCode === countryCode) ??
    refuse('NOT_ELIGIBLE', { reasons: [{ code: 'NO_MARKETPLACE', field: 'countryCode' }] })
  if (!new RegExp(marketplace.orderNumberPattern).test(orderNumber))
    refuse('ORDER_NUMBER_WRONG', { reasons: [{ code: 'FORMAT', field: 'orderNumber' }] })
  return marketplace
}

/**
 * Stores the marketplace order of a submission. Replaces an earlier order of this submission. The response does not
 * disclose whether another member has entered the same order number.
 * @throws NOT_FOUND if the questionnaire does not ask for an order; ORDER_USED if another submission of the same member
 * has the order; also errors that `submissionOf` and `marketplaceFor` throw
 */
export async function saveOrder(
  db: Database,
  questionnaireId: string,
  {
    memberId,
    countryCode,
    orderNumber,
    claimCode,
    now,
  }: Schemas['SaveOrderRequest'] & { memberId: string | null; now: Date },
): Promise<Schemas['MarketplaceOrder']> {
  if (!questionnaireOf(questionnaireId).asksForOrder) refuse('NOT_FOUND')
  const number = orderNumber.toUpperCase()
  return await db.transaction(async (tx) => {
    const { id: submissionId } = await submissionOf(tx, questionnaireId, {
      memberId,
      claimCode,
      lock: 'held',
    })
    marketplaceFor(countryCode, number)
    if (memberId !== null && (await isOwnElsewhere(tx, memberId, { submissionId, countryCode, number })))
      refuse('ORDER_USED', { reasons: [{ code: 'ORDER_USED', field: 'orderNumber' }] })
    await tx.delete(orders).where(eq(orders.submissionId, submissionId))
    const [row] = await tx
      .insert(orders)
      .values({ submissionId, countryCode, orderNumber: number, savedAt: now })
      .returning()
    if (!row) throw new Error('Insert of an order returned no row.')
    return orderView(row)
  })
}

async function isOwnElsewhere(
  tx: Database,
  memberId: string,
  { submissionId, countryCode, number }: { submissionId: string; countryCode: string; number: string },
) {
  const rows = await tx
    .select({ id: submissions.id })
    .from(orders)
    .innerJoin(submissions, eq(submissions.id, orders.submissionId))
    .where(
      and(
        eq(submissions.memberId, memberId),
        ne(orders.submissionId, submissionId),
        eq(orders.countryCode, countryCode),
        eq(orders.orderNumber, number),
      ),
    )
  return rows.length > 0
}

export async function orderOf(db: Database, submissionId: string) {
  const [row] = await db.select().from(orders).where(eq(orders.submissionId, submissionId))
  return row ? orderView(row) : null
}

function orderView({ countryCode, orderNumber, savedAt }: typeof orders.$inferSelect) {
  const marketplace = marketplaces().find((candidate) => candidate.countryCode === countryCode)
  if (!marketplace) throw new Error(`Catalog has no marketplace for ${countryCode}.`)
  const { name, url } = marketplace
  return { countryCode, marketplace: name, url, orderNumber, savedAt: savedAt.toISOString() }
}
