// Verifies a raffle in the browser: recomputes its winners, and compares the draw proof with the data on the page and
// with the result that the member has seen.
import { getRaffleProof } from '#generated/calls/activities.ts'
import type { Campaign } from '#generated/schema.d.ts'
import { recomputeRaffle, type RaffleFault, type RaffleProof } from './verify.ts'

type Entry = NonNullable<Campaign['mine']>['raffle']

export type RaffleDifference =
  | RaffleFault
  /** The seed hash of the proof differs from the hash that this browser stored, or from the hash on the page. */
  | { kind: 'hash' }
  /** The draw does not contain a ticket of the member. */
  | { kind: 'missing'; ticket: string }
  /** The result that was shown to the member contradicts the seed. */
  | { kind: 'told' }

/** Data to compare with the proof: data on the raffle page, and the seed hash that this browser stored earlier. */
export type Known = {
  seedHash: string | null
  /** Seed hash that this browser stored while the raffle was open. */
  commitment: string | undefined
  entry: Entry
}

export async function checkRaffle(proof: RaffleProof, { seedHash, commitment: seenHash, entry }: Known) {
  const { faults, winners } = await recomputeRaffle(proof)
  const differences: RaffleDifference[] = [...faults]
  if ([seedHash, seenHash].some((hash) => hash && hash !== proof.seedHash)) differences.push({ kind: 'hash' })
  const tickets = new Set(proof.items)
  for (const ticket of entry ? ticketsOf(entry) : [])
    if (!tickets.has(ticket)) differences.push({ kind: 'missing', ticket })
  if (entry && (entry.state === 'won') !== winners.includes(entry.id)) differences.push({ kind: 'told' })
  return {
    differences,
    winners: winners.length,
    tickets: proof.items.length,
    wasSeen: seenHash !== undefined,
  }
}

const ticketsOf = ({ id, tickets }: NonNullable<Entry>) =>
  Array.from({ length: tickets }, (_, place) => (place === 0 ? id : `${id}_${place + 1}`))

export type RaffleReport = Awaited<ReturnType<typeof checkRaffle>>

/** Loads all pages of the proof and verifies it. */
export async function readAndCheckRaffle(activityType: string, facts: Known) {
  const first = await getRaffleProof({ activityType })
  const items = [...first.items]
  for (let { nextCursor } = first; nextCursor !== null;) {
    const page = await getRaffleProof({ activityType, cursor: nextCursor })
    items.push(...page.items)
    ;({ nextCursor } = page)
  }
  return await checkRaffle({ ...first, items }, facts)
}
