// Recomputes the winners of a raffle, following only the documentation of the contract (getRaffleProof): it shares no
// code with the server. Used by the page and by scripts/verifyDraw.ts.
import type { RaffleProof as ProofPage } from '#generated/schema.d.ts'
import { keyOf, numberOf, readSeed } from '#src/domain/drawProof/drawSeed.ts'

/** All pages of the proof combined. */
export type RaffleProof = Omit<ProofPage, 'activityType' | 'nextCursor'>

/** Detected difference. */
export type RaffleFault =
  | { kind: 'seed' }
  /** The number of tickets differs from the published one. */
  | { kind: 'count'; publishedValue: number; recomputedValue: number }
  | { kind: 'twice'; ticket: string }
  /** A winner's place belongs to another entry; `undefined` if there is no entry. */
  | { kind: 'place'; place: number; publishedValue: string | undefined; recomputedValue: string | undefined }

/** @returns the winners according to the seed, and all differences */
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

/** Compares byte by byte. */
function compare(a: DataView, b: DataView): number {
  for (let at = 0; at < a.byteLength; at += 1) {
    const difference = a.getUint8(at) - b.getUint8(at)
    if (difference !== 0) return difference
  }
  return 0
}
