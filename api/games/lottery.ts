// Draws a prize for a ticket. One transaction uses the ticket, reserves the prize, stores the result and grants the
// prize, so that a result is stored before the member sees it. For a used ticket, the stored result is returned.
import { and, eq } from 'drizzle-orm'
import { award } from '../rewards/award.ts'
import type { Draw } from '../catalog/draws.ts'
import { reserveStock } from '../fulfillment/stock.ts'
import { prizeSupply } from '../fulfillment/supplies.ts'
import { assertEligible } from '../offers/eligibility.ts'
import { refuse } from '#shared/protocol/refuse.ts'
import { newId } from '../store/id.ts'
import type { Database } from '../store/store.ts'
import { consolationOf, drawnBy } from './odds.ts'
import { levelIfAsked, type Player } from './playHistory.ts'
import { lockMember } from '../session/index.ts'
import { openingOfDraw } from './seasons.ts'
import { commitmentOf, isSecret } from './seeds.ts'
import { drawResults } from './tables.ts'
import { buyTickets, useTicket } from './tickets.ts'

export type DrawResult = typeof drawResults.$inferSelect
export type Drawer = Omit<Player, 'visitedCheckIn'>

type DrawRequest = { payWith: 'ticket' | 'coins'; ticket?: string; price?: number }

/**
 * Draws one prize for a ticket, or for the price of a ticket in coins.
 * @throws NOT_ELIGIBLE if the draw is not open to the member. NOT_FOUND for a ticket that the member does not have,
 * NO_TICKET without an unused ticket. TICKET_LIMIT, NOT_ENOUGH_COINS or PRICE_CHANGED if the member cannot buy a ticket.
 */
export async function drawOnce(
  db: Database,
  member: Drawer,
  { draw, payWith, ticket, price, now }: DrawRequest & { draw: Draw; now: Date },
): Promise<DrawResult> {
  return await db.transaction(async (tx) => {
    await lockMember(tx, member.id)
    const ticketId = payWith === 'ticket' ? ticket : undefined
    const earlier =
      ticketId === undefined ? undefined : await resultOf(tx, member.id, { draw: draw.id, ticketId })
    if (earlier) return earlier
    await assertOpen(tx, member, { draw, now })
    const used =
      payWith === 'coins'
        ? await boughtTicket(tx, member, { draw, price, now })
        : await useTicket(tx, { memberId: member.id, draw: draw.id, id: ticketId, now })
    if (used === undefined) return refuse(ticketId === undefined ? 'NO_TICKET' : 'NOT_FOUND')
    return await drawWith(tx, member.id, { draw, ticketId: used, now })
  })
}

/**
 * Throws an error unless the draw is open to the member. Prevents the draw from being closed before the transaction
 * ends. Call this function in the transaction that buys a ticket or draws a prize. @throws NOT_ELIGIBLE if the draw is
 * not open to the member
 */
export async function assertOpen(
  tx: Database,
  { id, countryCode }: Drawer,
  { draw, now }: { draw: Draw; now: Date },
) {
  const level = await levelIfAsked(tx, id, { fromLevel: draw.audience.fromLevel, now })
  const openAt = (at: Date) => assertEligible(openingOfDraw(draw, { countryCode, level }, at).eligibility)
  openAt(now)
  // Creates the row of the seed if necessary, because `isSecret` locks this row.
  await commitmentOf(tx, draw, now)
  if (!(await isSecret(tx, draw))) openAt(new Date(draw.closesAt))
}

/** Buys a ticket and uses the ticket immediately. */
async function boughtTicket(
  tx: Database,
  member: Drawer,
  { draw, price, now }: { draw: Draw; price: number | undefined; now: Date },
) {
  const [id] = await buyTickets(tx, { member, draw, count: 1, price, now })
  return await useTicket(tx, { memberId: member.id, draw: draw.id, id, now })
}

async function drawWith(
  tx: Database,
  memberId: string,
  { draw, ticketId, now }: { draw: Draw; ticketId: string; now: Date },
) {
  const commitment = await commitmentOf(tx, draw, now)
  if (!commitment) throw new Error(`Draw ${draw.id} is not open.`)
  const drawn = drawnBy(commitment.seed, ticketId, commitment.prizes)
  const supply = prizeSupply(draw.id, drawn)
  const reference = `draw:${ticketId}`
  const isFree = supply === undefined || (await reserveStock(tx, supply, { reference, at: now }))
  const prize = isFree ? drawn : consolationOf({ id: draw.id, prizes: commitment.prizes })
  const result = {
    id: newId(),
    ticketId,
    memberId,
    draw: draw.id,
    drawn: drawn.id,
    prize: prize.id,
    drawnAt: now,
  }
  await tx.insert(drawResults).values(result)
  const subject = `draw:${draw.id}`
  await award(tx, { memberId, prize: prize.prize, source: 'draw', subject, reference, now })
  return result
}

async function resultOf(
  tx: Database,
  memberId: string,
  { draw, ticketId }: { draw: string; ticketId: string },
) {
  const [row] = await tx
    .select()
    .from(drawResults)
    .where(
      and(eq(drawResults.ticketId, ticketId), eq(drawResults.memberId, memberId), eq(drawResults.draw, draw)),
    )
  return row
}
