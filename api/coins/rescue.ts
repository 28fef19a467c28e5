// Finds coins that expire soon, and products for them.
import type { components } from '#generated/schema.d.ts'
import { addDays } from '../locale/calendar.ts'
import { coinRules } from '../catalog/coins.ts'

type Schemas = components['schemas']
type Product = Schemas['MallProduct']

/** Returns the coins that expire first if they expire within the configured days; otherwise `null`. */
export function expiringSoon([first]: readonly Schemas['CoinExpiry'][], today: string) {
  return first && first.date <= addDays(today, coinRules.rescueDays) ? first : null
}

/**
 * Returns products that the member can redeem now, sorted by most expiring coins used, then by lowest price. Expiring
 * coins are spent first for any product.
 */
export const rescuedBy = (amount: number, products: readonly Product[]): Product[] =>
  products
    .filter(({ eligibility }) => eligibility.ok)
    .toSorted((a, b) => Math.min(b.price, amount) - Math.min(a.price, amount) || a.price - b.price)
    .slice(0, offered)

/** Number of products that a phone shows without horizontal scrolling. */
const offered = 3
