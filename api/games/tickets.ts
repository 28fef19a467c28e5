// Manages tickets of draws. Tickets are granted as prizes or bought with coins, and each ticket can be used once.
import { and, asc, count, eq, isNull, lte, sql } from 'drizzle-orm'
import { addDays, localDate, startOfDate } from '../locale/calendar.ts'
import type { Draw } from '../catalog/draws.ts'
import { refuse } from '#shared/protocol/refuse.ts'
import { assertPrice } from '../offers/assertPrice.ts'
import { payCoins } from '../offers/payCoins.ts'
import { grantTickets } from '../rewards/grantTickets.ts'
import { newId } from '../store/id.ts'
import { prepared } from '../store/prepared.ts'
import type { Database } from '../store/store.ts'
import { coinsNeeded } from './rules.ts'
import { ticketPurchases } from './tables.ts'
import { drawTickets } from '../rewards/tables.ts'

type Purchase = {
  member: { id: string; timeZone: string }
  draw: Pick<Draw, 'id' | 'price' | 'ticketsPerDay'>
  count: number
  /** Price of a ticket that the member saw. */
  price?: number | undefined
  now: Date
}

/**
 * Buys tickets of a draw for coins, up to a limit per local date.
 * @returns the ticket ids
 * @throws TICKET_LIMIT with the number of tickets left today and the start of the next local date; NOT_ENOUGH_COINS or
 * PRICE_CHANGED with the price
 */
export async function buyTickets(tx: Database, { member, draw, count: many, price, now }: Purchase) {
  assertPrice(price, draw.price)
  const today = localDate(now, member.timeZone)
  const { ticketsPerDay } = draw
  const fits =
    many <= ticketsPerDay && (await countPurchase(tx, member.id, { draw, date: today, bought: many }))
  if (!fits) {
    const left = ticketsPerDay - (await boughtOn(tx, member.id, { draw: draw.id, date: today }))
    const nextDate = startOfDate(addDays(today, 1), member.timeZone).toISOString()
    refuse('TICKET_LIMIT', { reasons: [{ code: `TICKETS_LEFT_${left}`, field: 'count' }], nextDate })
  }
  const reference = `tickets:${newId()}`
  const amount = many * draw.price
  await payCoins(
    tx,
    { memberId: member.id, amount, purpose: 'draw', subject: `draw:${draw.id}`, reference, occurredAt: now },
    coinsNeeded(amount),
  )
  return await grantTickets(tx, { memberId: member.id, draw: draw.id, count: many, reference, now })
}

/**
 * Adds the number of tickets to the purchases of the date. @returns false if the purchases would exceed the daily limit
 */
async function countPurchase(
  tx: Database,
  memberId: string,
  { draw, date, bought }: { draw: Pick<Draw, 'id' | 'ticketsPerDay'>; date: string; bought: number },
) {
  const sum = sql`${ticketPurchases.bought} + ${bought}`
  const [row] = await tx
    .insert(ticketPurchases)
    .values({ memberId, draw: draw.id, date, bought })
    .onConflictDoUpdate({
      target: [ticketPurchases.memberId, ticketPurchases.draw, ticketPurchases.date],
      set: { bought: sum },
      setWhere: lte(sum, draw.ticketsPerDay),
    })
    .returning({ bought: ticketPurchases.bought })
  return row !== undefined
}

/** Returns the number of tickets that the member bought for the draw on a local date. */
export async function boughtOn(
  db: Database,
  memberId: string,
  { draw, date }: { draw: string; date: string },
): Promise<number> {
  const [row] = await db
    .select({ bought: ticketPurchases.bought })
    .from(ticketPurchases)
    .where(
      and(
        eq(ticketPurchases.memberId, memberId),
        eq(ticketPurchases.draw, draw),
        eq(ticketPurchases.date, date),
      ),
    )
  return row?.bought ?? 0
}

/**
 * Uses the given ticket, or the oldest unused ticket if no id is given.
 * @returns the id of the used ticket; `undefined` if the member has no such unused ticket
 */
export async function useTicket(
  tx: Database,
  { memberId, draw, id, now }: { memberId: string; draw: string; id: string | undefined; now: Date },
): Promise<string | undefined> {
  const free = tx
    .select({ id: drawTickets.id })
    .from(drawTickets)
    .where(and(unusedOf(memberId, draw), id === undefined ? undefined : eq(drawTickets.id, id)))
    .orderBy(asc(drawTickets.id))
    .limit(1)
    .for('update')
  const [used] = await tx
    .update(drawTickets)
    .set({ usedAt: now })
    .where(eq(drawTickets.id, free))
    .returning({ id: drawTickets.id })
  return used?.id
}

/** Returns the member's number of unused tickets per draw. */
export async function ticketCounts(db: Database, memberId: string): Promise<Map<string, number>> {
  const rows = await unusedPerDraw(db).execute({ memberId })
  return new Map(rows.map(({ draw, tickets }) => [draw, tickets]))
}

const unusedPerDraw = prepared((db) =>
  db
    .select({ draw: drawTickets.draw, tickets: count() })
    .from(drawTickets)
    .where(and(eq(drawTickets.memberId, sql.placeholder('memberId')), isNull(drawTickets.usedAt)))
    .groupBy(drawTickets.draw)
    .prepare('draw_tickets_unused'),
)

/** Returns the member's unused tickets of a draw, oldest first. */
export async function unusedTickets(
  db: Database,
  memberId: string,
  { draw, limit }: { draw: string; limit: number },
) {
  const rows = await db
    .select({ id: drawTickets.id })
    .from(drawTickets)
    .where(unusedOf(memberId, draw))
    .orderBy(asc(drawTickets.id))
    .limit(limit)
  return rows.map(({ id }) => id)
}

const unusedOf = (memberId: string, draw: string) =>
  and(eq(drawTickets.memberId, memberId), eq(drawTickets.draw, draw), isNull(drawTickets.usedAt))
