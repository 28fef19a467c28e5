// Determines the main prize and the most likely prize of a draw from its published odds.
import type { LuckyGift } from '#generated/schema.d.ts'
import { sorted } from '#shared/sorted.ts'

/** Returns the first prize of the catalog that can still be won. */
export const topPrize = (gifts: readonly LuckyGift[]): LuckyGift | undefined =>
  gifts.find(({ odds }) => odds > 0) ?? gifts[0]

/**
 * Returns the most likely prize. Its kind is `thing` for an item, `less` for fewer coins than a ticket costs, otherwise
 * `coins`.
 */
export function usualPrize(gifts: readonly LuckyGift[], price: number) {
  const [likeliest] = sorted(gifts, (a, b) => b.odds - a.odds)
  if (!likeliest) return undefined
  const { odds, prize } = likeliest
  const { coins, name } = prize.reward
  const kind = name !== undefined ? 'thing' : coins < price ? 'less' : 'coins'
  return { odds, coins, prize: prize.name, kind }
}

/** Number format of a probability: `2.5%`. */
export const asShare = { style: 'percent', maximumFractionDigits: 1 } as const
