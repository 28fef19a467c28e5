// How a ticket draws, pure: the contract (getDrawProof) and scripts/verifyDraw.ts say the same in other words.
import { createHash, createHmac, randomBytes } from 'node:crypto'
import type { Draw, DrawPrize } from '../catalog/draws.ts'

/** 32 random bytes in hexadecimal. */
export const newSeed = () => randomBytes(32).toString('hex')

/** The commitment to a seed: SHA-256 of its bytes in hexadecimal. */
export const seedHashOf = (seed: string) =>
  createHash('sha256').update(Buffer.from(seed, 'hex')).digest('hex')

/** HMAC-SHA256 of a text, with the seed's bytes as key. */
export const digestOf = (seed: string, text: string) =>
  createHmac('sha256', Buffer.from(seed, 'hex')).update(text).digest()

/** The prize that seed and ticket point to, each as likely as its share of the weights. */
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
  throw new Error('A draw without prizes.')
}

/** A number below `total`, every one as likely: of 32-bit numbers those beyond the last multiple of it are passed over. */
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

/** The prize in the place of what is sold out. */
export function consolationOf({ id, prizes }: Pick<Draw, 'id' | 'prizes'>): DrawPrize {
  const consolation = prizes.find(({ stock }) => stock === null)
  if (!consolation) throw new Error(`The draw ${id} has no consolation prize.`)
  return consolation
}

/** Each prize's odds of being given next, to six decimals, and what is left of it. */
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
