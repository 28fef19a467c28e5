// Draws a ticket. Ticket, prize, stock, result and award are one transaction, so that a result is stored before it is
// shown and a used ticket returns its result again.
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

type DrawRequest = { payWith: 'ticket' | 'coins'; ticket?: string }

/**
 * Draws once with a ticket, or with the price of a ticket in coins.
 * @throws NOT_FOUND for another member's ticket, NO_TICKET, TICKET_LIMIT, NOT_ENOUGH_COINS, NOT_ELIGIBLE
 */
export async function drawOnce(
  db: Database,
  member: Drawer,
  { draw, payWith, ticket, now }: DrawRequest & { draw: Draw; now: Date },
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
        ? await boughtTicket(tx, member, { draw, now })
        : await useTicket(tx, { memberId: member.id, draw: draw.id, id: ticketId, now })
    if (used === undefined) return refuse(ticketId === undefined ? 'NO_TICKET' : 'NOT_FOUND')
    return await drawWith(tx, member.id, { draw, ticketId: used, now })
  })
}

/**
 * Call in the transaction that buys or draws: keeps the draw open until the transaction ends. @throws NOT_ELIGIBLE if
 * the draw is not open to the member
 */
export async function assertOpen(
  tx: Database,
  { id, countryCode }: Drawer,
  { draw, now }: { draw: Draw; now: Date },
) {
  const level = await levelIfAsked(tx, id, { fromLevel: draw.audience.fromLevel, now })
  const openAt = (at: Date) => assertEligible(openingOfDraw(draw, { countryCode, level }, at).eligibility)
  openAt(now)
  // Creates the commitment before any ticket exists, because its row is locked.
  await commitmentOf(tx, draw, now)
  if (!(await isSecret(tx, draw))) openAt(new Date(draw.closesAt))
}

/** Buys a ticket and uses it immediately. */
async function boughtTicket(tx: Database, member: Drawer, { draw, now }: { draw: Draw; now: Date }) {
  const [id] = await buyTickets(tx, { member, draw, count: 1, now })
  return await useTicket(tx, { memberId: member.id, draw: draw.id, id, now })
}

async function drawWith(
  tx: Database,
  memberId: string,
  { draw, ticketId, now }: { draw: Draw; ticketId: string; now: Date },
) {
  const commitment = await commitmentOf(tx, draw, now)
  if (!commitment) throw new Error(`The draw ${draw.id} is not open.`)
  const drawn = drawnBy(commitment.seed, ticketId, commitment.prizes)
  const supply = prizeSupply(draw.id, drawn)
  const reference = `draw:${ticketId}`
  const isFree = supply === undefined || (await reserveStock(tx, supply, { reference, at: now }))
  const prize = isFree ? drawn : consolationOf(draw)
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
