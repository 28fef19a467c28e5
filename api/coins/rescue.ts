// Finds coins that expire soon, and products on which the member can spend them.
import type { components } from '#generated/schema.d.ts'
import { addDays } from '../locale/calendar.ts'
import { coinRules } from '../catalog/coins.ts'

type Schemas = components['schemas']

/**
 * Returns the coins with the earliest expiry date if that date is within the configured number of days; otherwise
 * `null`.
 */
export function expiringSoon([first]: readonly Schemas['CoinExpiry'][], today: string) {
  return first && first.date <= addDays(today, coinRules().rescueDays) ? first : null
}

/**
 * Returns at most three of the products that the member can redeem now. Products that use more of the expiring coins come
 * first. Products that use the same number are sorted by price, cheapest first. A redemption always spends the coins
 * that expire first.
 */
export const rescuedBy = <Product extends { price: number }>(
  amount: number,
  products: readonly Product[],
): Product[] =>
  products
    .toSorted((a, b) => Math.min(b.price, amount) - Math.min(a.price, amount) || a.price - b.price)
    .slice(0, offered)

/** Maximum number of suggestions: a phone shows three products without horizontal scrolling. */
const offered = 3
