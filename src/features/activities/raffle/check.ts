// Checks a raffle in the page: recomputes its winners, and holds the proof against what the page has shown and against what the
// member was told.
import { getRaffleProof } from '#generated/calls/activities.ts'
import type { Campaign } from '#generated/schema.d.ts'
import { recomputeRaffle, type RaffleFault, type RaffleProof } from './verify.ts'

type Entry = NonNullable<Campaign['mine']>['raffle']

export type RaffleDifference =
  | RaffleFault
  /** The seal is another one than this browser has seen, or than the page shows. */
  | { kind: 'hash' }
  /** One of the member's tickets is not among those that were drawn from. */
  | { kind: 'missing'; ticket: string }
  /** The member was told something else than the seed says. */
  | { kind: 'told' }

/** What is known without the proof. */
export type Known = {
  seedHash: string | null
  /** As this browser saw it while the raffle was open. */
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

/** Reads the whole proof, page by page, and checks it. */
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
