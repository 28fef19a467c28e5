// Finds orders by their number, and moves an order to another member.
import { and, asc, eq, inArray, or } from 'drizzle-orm'
import type { components } from '#generated/backOffice/schema.d.ts'
import { plainOrderNumber } from '#shared/orderNumber.ts'
import { refuse } from '#shared/protocol/refuse.ts'
import { normalOrder } from '../../activities/gifts.ts'
import { giftRegistrations } from '../../activities/tables.ts'
import { recordActs } from '../../audit/recordActs.ts'
import { members } from '../../members/tables.ts'
import { assignOrder, hiddenNumber, lockForMove } from '../../orders/assignOrder.ts'
import { orders } from '../../orders/tables.ts'
import { questionnaireOrders, questionnaireSubmissions } from '../../questionnaires/tables.ts'
import { masked } from '../../session/accounts.ts'
import { actorOf, type StaffMember } from '../../staff/sessions.ts'
import type { Database } from '../../store/store.ts'
import { readMemberRow } from './find.ts'

type Schemas = components['schemas']
type Actor = { staff: Pick<StaffMember, 'id'>; now: Date }
type OrderRow = typeof orders.$inferSelect

/** Maximum number of orders that a search returns; several shops may use the same number. */
const maxOrders = 5

const noEffect: Schemas['OrderEffect'] = {
  coinsTaken: 0,
  coinsSpent: 0,
  coinsGiven: 0,
  pointsTaken: 0,
  pointsGiven: 0,
}

/** Returns orders with the number, and the effect of moving each one to the member. @throws NOT_FOUND */
export async function findOrders(
  db: Database,
  { memberId, number }: Schemas['FindOrdersRequest'],
  { staff, now }: Actor,
): Promise<Schemas['FoundOrder'][]> {
  await readMemberRow(db, memberId)
  const typed = plainOrderNumber(number)
  const rows = await db
    .select()
    .from(orders)
    .where(or(inArray(orders.number, [typed, `#${typed}`]), eq(orders.shopOrderId, typed)))
    .orderBy(asc(orders.id))
    .limit(maxOrders)
  const acts = rows.map(({ id, memberId: ownerId }) => ({
    what: 'order-opened' as const,
    by: actorOf(staff),
    memberId: ownerId,
    subject: `order:${id}`,
  }))
  await recordActs(db, now, ...acts)
  return await Promise.all(rows.map(async (row) => await foundOrder(db, row, { memberId, staff, now })))
}

async function foundOrder(
  db: Database,
  row: OrderRow,
  { memberId, staff, now }: Actor & { memberId: string },
): Promise<Schemas['FoundOrder']> {
  const { id, memberId: from, placedAt, state, total, currency } = row
  const { effect, obstacles } = await previewMove(db, { orderId: id, memberId, from }, { staff, now })
  return {
    id,
    number: row.number === hiddenNumber ? null : row.number,
    placedAt: placedAt.toISOString(),
    state,
    total: { amount: total, currency },
    owner: from === null ? null : await ownerOf(db, from),
    effect,
    obstacles,
  }
}

async function ownerOf(db: Database, memberId: string): Promise<Schemas['OrderOwner'] | null> {
  const [owner] = await db.select().from(members).where(eq(members.id, memberId))
  if (!owner) return null
  return {
    id: memberId,
    countryCode: owner.countryCode,
    account: masked(owner.email ?? owner.phone ?? memberId),
  }
}

type Move = Pick<Schemas['MoveOrderRequest'], 'orderId' | 'memberId' | 'from' | 'number'>

/** Result of a preview, which is thrown to roll its transaction back. */
class Preview extends Error {
  readonly result: Schemas['MovedOrder']

  constructor(result: Schemas['MovedOrder']) {
    super('The effect of a move was calculated.')
    this.result = result
  }
}

/** Moves the order and rolls the transaction back, so that the preview and the move cannot differ. */
async function previewMove(db: Database, move: Move, actor: Actor): Promise<Schemas['MovedOrder']> {
  try {
    return await db.transaction(async (tx) => {
      throw new Preview(await moveIn(tx, { ...move, number: move.number ?? hiddenNumber }, actor))
    })
  } catch (error) {
    if (error instanceof Preview) return error.result
    throw error
  }
}

/**
 * Moves the order to the member, unless its owner is no longer `from`.
 * @throws NOT_FOUND, BAD_REQUEST if neither the order nor the request has a number
 */
export const moveOrder = async (db: Database, move: Move, actor: Actor): Promise<Schemas['MovedOrder']> =>
  await db.transaction(async (tx) => await moveIn(tx, move, actor))

async function moveIn(
  tx: Database,
  { orderId, memberId, from, number: typed }: Move,
  { staff, now }: Actor,
): Promise<Schemas['MovedOrder']> {
  const locked = await lockForMove(tx, { orderId, memberId })
  if (!locked?.joinedAt) return refuse('NOT_FOUND')
  const { order, joinedAt } = locked
  if (order.memberId === memberId) return unmoved('unchanged', ['sameMember'])
  if (order.memberId !== from) return unmoved('changed')
  const obstacles = await obstaclesTo(tx, order, memberId)
  if (obstacles.length > 0) return unmoved('blocked', obstacles)
  const number = order.number === hiddenNumber ? typed?.trim() : order.number
  if (number === undefined) return refuse('BAD_REQUEST', { reasons: [{ code: 'FORMAT', field: 'number' }] })
  const effect = await assignOrder(tx, order, { memberId, joinedAt, number, by: actorOf(staff), now })
  return { state: 'moved', effect, obstacles: [] }
}

const unmoved = (
  state: Schemas['MovedOrder']['state'],
  obstacles: Schemas['OrderObstacle'][] = [],
): Schemas['MovedOrder'] => ({ state, effect: noEffect, obstacles })

/** Returns the reasons why the order cannot be moved. */
async function obstaclesTo(
  tx: Database,
  { memberId: formerId, number }: OrderRow,
  memberId: string,
): Promise<Schemas['OrderObstacle'][]> {
  const { erasesAt } = await readMemberRow(tx, memberId)
  const isOfFormer = formerId === null ? undefined : { formerId, number: normalOrder(number) }
  return [
    ...(erasesAt === null ? [] : (['accountClosing'] as const)),
    ...(isOfFormer && (await isRegistered(tx, isOfFormer)) ? (['productRegistered'] as const) : []),
    ...(isOfFormer && (await isReviewed(tx, isOfFormer)) ? (['reviewSubmitted'] as const) : []),
  ]
}

type Registered = { formerId: string; number: string }

/** Returns true if the former owner registered a product of the order, because coins were given for the product. */
async function isRegistered(tx: Database, { formerId, number }: Registered): Promise<boolean> {
  const { memberId, orderNumber, state } = giftRegistrations
  const rows = await tx
    .select({ state })
    .from(giftRegistrations)
    .where(and(eq(memberId, formerId), eq(orderNumber, number)))
  return rows.some((row) => row.state !== 'refused')
}

async function isReviewed(tx: Database, { formerId, number }: Registered): Promise<boolean> {
  const rows = await tx
    .select({ id: questionnaireOrders.submissionId })
    .from(questionnaireSubmissions)
    .innerJoin(questionnaireOrders, eq(questionnaireOrders.submissionId, questionnaireSubmissions.id))
    .where(
      and(
        eq(questionnaireSubmissions.memberId, formerId),
        inArray(questionnaireOrders.orderNumber, [number, `#${number}`]),
      ),
    )
    .limit(1)
  return rows.length > 0
}
