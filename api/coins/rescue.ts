// Coins that expire soon, and what they can still become, pure.
import type { components } from '../../generated/schema.d.ts'
import { addDays } from '../calendar.ts'
import { coinRules } from '../catalog/coins.ts'

type Schemas = components['schemas']
type Product = Schemas['MallProduct']

/** How much expires within the days of the catalogue, and the first last day of it; `null` where nothing does. */
export function expiringSoon(expiring: readonly Schemas['CoinExpiry'][], today: string) {
  const until = addDays(today, coinRules.rescueDays)
  const soon = expiring.filter(({ date }) => date <= until)
  const date = soon[0]?.date
  return date === undefined ? null : { amount: soon.reduce((sum, lot) => sum + lot.amount, 0), date }
}

/**
 * The products to offer for them: what the member can have now, first what uses most of these coins and costs least
 * beyond. Whatever it is, the coins that expire first are spent first.
 */
export const rescuedBy = (amount: number, products: readonly Product[]): Product[] =>
  products
    .filter(({ eligibility }) => eligibility.ok)
    .toSorted((a, b) => Math.min(b.price, amount) - Math.min(a.price, amount) || a.price - b.price)
    .slice(0, offered)

/** As many as a phone shows without scrolling sideways. */
const offered = 3
