// The tickets of a raffle that is closed: written down and drawn from a batch at a time, however many took part.
import { and, asc, eq, gt, isNull } from 'drizzle-orm'
import { batchSize } from '../store/eachInBatches.ts'
import type { Database } from '../store/store.ts'
import { firstOf, ticketsOf, type Numbered } from './raffleRules.ts'
import { raffleEntries as entries, raffleTickets } from './tables.ts'

/** Of those that are written down already none is written twice. */
export async function writeDownTickets(db: Database, activity: string, stop?: AbortSignal) {
  const next = (after: string) =>
    db
      .select({ id: entries.id, tickets: entries.tickets })
      .from(entries)
      // Nobody is told before the draw: the index of those who are not serves all.
      .where(and(eq(entries.activity, activity), isNull(entries.toldAt), gt(entries.id, after)))
      .orderBy(asc(entries.id))
      .limit(batchSize)
  for (let rows = await next(''); rows.length > 0; rows = await next(rows.at(-1)?.id ?? '')) {
    if (stop?.aborted) return
    await db
      .insert(raffleTickets)
      .values(rows.flatMap(ticketsOf).map((ticket) => ({ activity, ticket })))
      .onConflictDoNothing()
  }
}

type Seal = { seed: string; winners: number }

/** The entries that win, in the order of the draw, and how many tickets there are. */
export async function winnersOf(
  db: Database,
  activity: string,
  { seal: { seed, winners }, stop }: { seal: Seal; stop?: AbortSignal | undefined },
): Promise<{ won: string[]; ticketCount: number }> {
  let first: Numbered[] = []
  let ticketCount = 0
  const next = (after: string) => ticketsAfter(db, activity, { after, limit: batchSize })
  for (let tickets = await next(''); tickets.length > 0; tickets = await next(tickets.at(-1) ?? '')) {
    if (stop?.aborted) break
    first = firstOf(seed, tickets, { winners, before: first })
    ticketCount += tickets.length
  }
  return { won: first.map(({ entry }) => entry), ticketCount }
}

/** The next tickets, in an order that stays. */
export async function ticketsAfter(
  db: Database,
  activity: string,
  { after, limit }: { after: string; limit: number },
) {
  const rows = await db
    .select({ ticket: raffleTickets.ticket })
    .from(raffleTickets)
    .where(and(eq(raffleTickets.activity, activity), gt(raffleTickets.ticket, after)))
    .orderBy(asc(raffleTickets.ticket))
    .limit(limit)
  return rows.map(({ ticket }) => ticket)
}
