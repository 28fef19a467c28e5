// Records and draws the tickets of a closed raffle in batches, for any number of entries.
import { and, asc, eq, gt, isNull } from 'drizzle-orm'
import { batchSize } from '../store/eachInBatches.ts'
import type { Database } from '../store/store.ts'
import { firstOf, ticketsOf, type Numbered } from './raffleRules.ts'
import { raffleEntries as entries, raffleTickets } from './tables.ts'

/** Records the tickets of all entries of a closed raffle; skips entries whose tickets are already recorded. */
export async function writeDownTickets(db: Database, activity: string, stop?: AbortSignal) {
  const next = (after: string) =>
    db
      .select({ id: entries.id, tickets: entries.tickets })
      .from(entries)
      // With the condition on `toldAt`, the query can use the partial index of entries whose members are not notified
      // yet. Before the draw, this index contains all entries.
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

/** Returns the winning entries in the order of the draw, and the number of tickets. */
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

/** Returns the next batch of tickets in a stable order. */
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
