// Determines the winners of a raffle, without side effects. The contract (getRaffleProof) and
// src/features/activities/raffle/verify.ts describe the same algorithm.
import { digestOf } from '../games/index.ts'

type Entry = { id: string; tickets: number }

/** Returns the ticket ids of an entry: the id of the entry, and a numbered id for each further ticket. */
export const ticketsOf = ({ id, tickets }: Entry): string[] =>
  Array.from({ length: tickets }, (_, place) => (place === 0 ? id : `${id}_${place + 1}`))

/** Returns the entry id of a ticket. */
const entryOf = (ticket: string) => ticket.split('_', 1)[0] ?? ticket

export type Numbered = { entry: string; number: Buffer }

/**
 * Returns the winners: the entries whose tickets have the lowest hashes (`number`), each entry once.
 * @param before winners among the tickets of earlier batches. Callers pass the tickets in batches, so that memory use
 * does not depend on the number of tickets
 */
export function firstOf(
  seed: string,
  tickets: readonly string[],
  { winners, before = [] }: { winners: number; before?: readonly Numbered[] },
): Numbered[] {
  const numbered = tickets.map((ticket) => ({ entry: entryOf(ticket), number: digestOf(seed, ticket) }))
  const first = new Map<string, Numbered>()
  for (const numberedTicket of [...before, ...numbered].toSorted((a, b) =>
    Buffer.compare(a.number, b.number),
  ))
    if (first.size < winners && !first.has(numberedTicket.entry))
      first.set(numberedTicket.entry, numberedTicket)
  return [...first.values()]
}

/**
 * Returns the probability that one more ticket would win, rounded to six decimals. The calculation treats each ticket
 * as a separate entry.
 */
export const oddsOfTicket = (winners: number, tickets: number) =>
  Math.round(Math.min(1, winners / (tickets + 1)) * 1e6) / 1e6
