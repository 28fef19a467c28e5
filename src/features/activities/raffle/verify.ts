// Recomputes the winners of a raffle. The code follows only the documentation of the contract (getRaffleProof) and
// shares no code with the server. The page and scripts/verifyDraw.ts use it.
import type { RaffleProof as ProofPage } from '#generated/schema.d.ts'
import { keyOf, numberOf, readSeed } from '#src/domain/drawProof/drawSeed.ts'

/** Draw proof with the tickets of all its pages. */
export type RaffleProof = Omit<ProofPage, 'activityType' | 'nextCursor'>

/** Difference between the published and the recomputed draw. */
export type RaffleFault =
  | { kind: 'seed' }
  /** The number of tickets in the proof differs from the published number. */
  | { kind: 'count'; publishedValue: number; recomputedValue: number }
  | { kind: 'twice'; ticket: string }
  /**
   * The published and the recomputed winner differ at a rank, such as the first prize. One value is `undefined` if its
   * list of winners is shorter.
   */
  | { kind: 'place'; place: number; publishedValue: string | undefined; recomputedValue: string | undefined }

/** @returns the winners according to the seed, and all differences from the published winners */
export async function recomputeRaffle(proof: RaffleProof) {
  const { seed, seedHash, winners, tickets, won, items } = proof
  const faults: RaffleFault[] = []
  const { bytes, fits } = await readSeed(seed, seedHash)
  if (!fits) faults.push({ kind: 'seed' })
  if (items.length !== tickets)
    faults.push({ kind: 'count', publishedValue: tickets, recomputedValue: items.length })
  const uniqueTickets = new Set<string>()
  for (const ticket of items) {
    if (uniqueTickets.has(ticket)) faults.push({ kind: 'twice', ticket })
    uniqueTickets.add(ticket)
  }
  if (!bytes) return { faults, winners: [] }

  const drawn = await winnersOf(await keyOf(bytes), items, winners)
  for (let place = 0; place < Math.max(won.length, drawn.length); place += 1)
    if (won[place] !== drawn[place])
      faults.push({
        kind: 'place',
        place: place + 1,
        publishedValue: won[place],
        recomputedValue: drawn[place],
      })
  return { faults, winners: drawn }
}

async function winnersOf(key: CryptoKey, tickets: readonly string[], winners: number): Promise<string[]> {
  const numbered = await Promise.all(
    tickets.map(async (ticket) => ({ ticket, number: await numberOf(key, ticket) })),
  )
  numbered.sort((a, b) => compare(a.number, b.number))
  const drawnEntries: string[] = []
  for (const { ticket } of numbered) {
    const entry = ticket.replace(/_.*/, '')
    if (drawnEntries.length < winners && !drawnEntries.includes(entry)) drawnEntries.push(entry)
  }
  return drawnEntries
}

/** Compares two arrays byte by byte. */
function compare(a: DataView, b: DataView): number {
  for (let at = 0; at < a.byteLength; at += 1) {
    const difference = a.getUint8(at) - b.getUint8(at)
    if (difference !== 0) return difference
  }
  return 0
}
