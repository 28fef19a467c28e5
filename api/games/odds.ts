// Selects the prize that a ticket wins. The contract (getDrawProof) and scripts/verifyDraw.ts describe the same
// algorithm.
import { createHash, createHmac, randomBytes } from 'node:crypto'
import type { Draw, DrawPrize } from '../catalog/draws.ts'

/** Returns 32 random bytes in hexadecimal. */
export const newSeed = () => randomBytes(32).toString('hex')

/** Returns the commitment to a seed: SHA-256 of its bytes in hexadecimal. */
export const seedHashOf = (seed: string) =>
  createHash('sha256').update(Buffer.from(seed, 'hex')).digest('hex')

/** Returns the HMAC-SHA256 of a text with the seed's bytes as key. */
export const digestOf = (seed: string, text: string) =>
  createHmac('sha256', Buffer.from(seed, 'hex')).update(text).digest()

/** Returns the prize that seed and ticket select. The probability of a prize is proportional to its weight. */
export function drawnBy<Prize extends { weight: number }>(
  seed: string,
  ticket: string,
  prizes: readonly Prize[],
): Prize {
  let point = pointOf(
    seed,
    ticket,
    prizes.reduce((sum, { weight }) => sum + weight, 0),
  )
  for (const prize of prizes) {
    if (point < prize.weight) return prize
    point -= prize.weight
  }
  throw new Error('Draw has no prizes.')
}

/**
 * Returns a uniformly distributed number below `total`. Skips random 32-bit numbers above the last complete multiple of
 * `total`, because they would make small results more likely.
 */
function pointOf(seed: string, ticket: string, total: number): number {
  const limit = 2 ** 32 - (2 ** 32 % total)
  for (let round = 0; ; round += 1) {
    const text = round === 0 ? ticket : `${ticket}:${round}`
    const block = digestOf(seed, text)
    for (let at = 0; at < block.length; at += 4) {
      const number = block.readUInt32BE(at)
      if (number < limit) return number % total
    }
  }
}

/** Returns the consolation prize, which replaces a sold-out prize. */
export function consolationOf({ id, prizes }: Pick<Draw, 'id' | 'prizes'>): DrawPrize {
  const consolation = prizes.find(({ stock }) => stock === null)
  if (!consolation) throw new Error(`Draw ${id} has no consolation prize.`)
  return consolation
}

/** Returns the current probability of each prize, rounded to six decimals, and the number of its remaining units. */
export function oddsOf({ prizes }: Pick<Draw, 'prizes'>, takenCounts: ReadonlyMap<string, number>) {
  const total = prizes.reduce((sum, { weight }) => sum + weight, 0)
  const remainingOf = ({ id, stock }: DrawPrize) =>
    stock === null ? null : Math.max(0, stock - (takenCounts.get(id) ?? 0))
  const soldOut = prizes.filter((prize) => remainingOf(prize) === 0)
  const fallen = soldOut.reduce((sum, { weight }) => sum + weight, 0)
  return prizes.map((prize) => {
    const remaining = remainingOf(prize)
    const share = remaining === 0 ? 0 : prize.weight + (remaining === null ? fallen : 0)
    return { prize, remaining, odds: Math.round((share / total) * 1e6) / 1e6 }
  })
}
