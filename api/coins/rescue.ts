// Coins that expire soon, and what they can still become, pure.
import type { components } from '#generated/schema.d.ts'
import { addDays } from '../locale/calendar.ts'
import { coinRules } from '../catalog/coins.ts'

type Schemas = components['schemas']
type Product = Schemas['MallProduct']

/** What expires first, if that is within the days of the catalogue; `null` where nothing does. */
export function expiringSoon([first]: readonly Schemas['CoinExpiry'][], today: string) {
  return first && first.date <= addDays(today, coinRules.rescueDays) ? first : null
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
