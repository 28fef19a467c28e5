// Finds what a draw is about and what a ticket usually brings, from the odds that are published, pure.
import type { LuckyGift } from '#generated/schema.d.ts'
import { sorted } from '#shared/sorted.ts'

/** The first of the catalogue's prizes that can still be won. */
export const topPrize = (gifts: readonly LuckyGift[]): LuckyGift | undefined =>
  gifts.find(({ odds }) => odds > 0) ?? gifts[0]

/** The likeliest prize; `less` where it is coins, and fewer than a ticket costs. */
export function usualPrize(gifts: readonly LuckyGift[], price: number) {
  const [likeliest] = sorted(gifts, (a, b) => b.odds - a.odds)
  if (!likeliest) return undefined
  const { odds, prize } = likeliest
  const { coins, name } = prize.reward
  const kind = name !== undefined ? 'thing' : coins < price ? 'less' : 'coins'
  return { odds, coins, prize: prize.name, kind }
}

/** How a chance is written: `2.5%`. */
export const asShare = { style: 'percent', maximumFractionDigits: 1 } as const
