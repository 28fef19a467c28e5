// Recomputes the results of a draw. The code follows only the documentation of the contract (getDrawProof) and shares
// no code with the server. The page and scripts/verifyDraw.ts use it.
import type { DrawProof, ProofPrize, ProofResult } from '#generated/schema.d.ts'
import { keyOf, numberOf, readSeed } from '#src/domain/drawProof/drawSeed.ts'

/**
 * Fields of the draw proof that are needed to verify the results. The times at which tickets were drawn are not needed.
 */
export type Proof = Pick<DrawProof, 'seedHash' | 'prizes'> & {
  items: readonly Omit<ProofResult, 'drawnAt'>[]
}

/** Difference between the published and the recomputed results. */
export type Fault =
  | { kind: 'seed' }
  | { kind: 'twice'; ticket: string }
  | { kind: 'tooMany'; prize: string; grants: number; stock: number }
  | { kind: 'drawn'; ticket: string; drawn: string; recomputedPrize: string | undefined }
  | { kind: 'instead'; ticket: string; drawn: string; prize: string }
  | { kind: 'keptBack'; ticket: string; drawn: string }

/**
 * Result of a ticket: the number drawn for it, which is below the total weight of the prizes, and the prize that this
 * number wins.
 */
export type Recomputed = { point: number; total: number; drawn: string | undefined }

/**
 * Verifies that the results follow from the seed.
 * @param all true if `items` contains the results of all tickets. The function then also detects a prize that was held
 * back: the ticket got the consolation prize although the drawn prize was in stock
 */
export async function recomputeDraw({ seedHash, prizes, items }: Proof, seed: string, all = false) {
  const faults: Fault[] = []
  const recomputed = new Map<string, Recomputed>()
  const { bytes, fits } = await readSeed(seed, seedHash)
  if (!fits) faults.push({ kind: 'seed' })

  faults.push(...duplicateFaults(items))
  const countOf = (id: string) => items.filter(({ prize }) => prize === id).length
  const counts = new Map(prizes.map(({ id }) => [id, countOf(id)]))
  for (const { id: prize, stock } of prizes) {
    const grants = counts.get(prize) ?? 0
    if (stock !== null && grants > stock) faults.push({ kind: 'tooMany', prize, grants, stock })
  }
  if (!bytes) return { faults, recomputed }

  const key = await keyOf(bytes)
  const consolation = prizes.find(({ stock }) => stock === null)
  for (const { ticket, drawn, prize } of items) {
    const outcome = await drawnBy(key, ticket, prizes)
    recomputed.set(ticket, outcome)
    const stock = prizes.find(({ id }) => id === drawn)?.stock ?? null
    if (outcome.drawn !== drawn) faults.push({ kind: 'drawn', ticket, drawn, recomputedPrize: outcome.drawn })
    else if (prize === drawn) continue
    else if (prize !== consolation?.id) faults.push({ kind: 'instead', ticket, drawn, prize })
    else if (all && stock !== null && (counts.get(drawn) ?? 0) < stock)
      faults.push({ kind: 'keptBack', ticket, drawn })
  }
  return { faults, recomputed }
}

function duplicateFaults(items: Proof['items']): Fault[] {
  const uniqueTickets = new Set<string>()
  return items.flatMap(({ ticket }) => {
    const isDuplicate = uniqueTickets.has(ticket)
    uniqueTickets.add(ticket)
    return isDuplicate ? [{ kind: 'twice' as const, ticket }] : []
  })
}

/** Returns the prize of a ticket: the first prize whose cumulative weight exceeds the number drawn for the ticket. */
async function drawnBy(key: CryptoKey, ticket: string, prizes: readonly ProofPrize[]): Promise<Recomputed> {
  const total = prizes.reduce((sum, { weight }) => sum + weight, 0)
  const point = total > 0 ? await pointOf(key, ticket, total) : 0
  let upTo = 0
  return { point, total, drawn: prizes.find(({ weight }) => (upTo += weight) > point)?.id }
}

/**
 * Calculates the number drawn for a ticket, which is at least 0 and below the total weight of the prizes. Rejection
 * sampling makes all numbers equally likely: 32-bit values that are not below the largest multiple of the total weight
 * are skipped.
 */
async function pointOf(key: CryptoKey, ticket: string, total: number): Promise<number> {
  const end = Math.floor(2 ** 32 / total) * total
  for (let repeat = 0; ; repeat += 1) {
    const digest = await numberOf(key, repeat > 0 ? `${ticket}:${repeat}` : ticket)
    for (let at = 0; at < digest.byteLength; at += 4) {
      const number = digest.getUint32(at)
      if (number < end) return number % total
    }
  }
}
