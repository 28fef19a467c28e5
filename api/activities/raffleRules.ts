// Tells who wins a raffle, pure: the contract (getRaffleProof) and src/features/activities/raffle/verify.ts say the same in
// other words.
import { digestOf } from '../games/index.ts'

type Entry = { id: string; tickets: number }

/** An entry's tickets: its own id, and one with its number for each further one. */
export const ticketsOf = ({ id, tickets }: Entry): string[] =>
  Array.from({ length: tickets }, (_, place) => (place === 0 ? id : `${id}_${place + 1}`))

/** The entry that a ticket belongs to. */
const entryOf = (ticket: string) => ticket.split('_', 1)[0] ?? ticket

export type Numbered = { entry: string; number: Buffer }

/**
 * The first entries by the numbers of their tickets, each once.
 * @param before the first of tickets that were looked at before: of any number of them no more is kept
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

/** How likely a ticket more wins, to six decimals: as if each ticket were an entry of its own. */
export const oddsOfTicket = (winners: number, tickets: number) =>
  Math.round(Math.min(1, winners / (tickets + 1)) * 1e6) / 1e6
