// Compares the price that a member saw with the current price, so that a member never pays another price than expected.
import { refuse } from '#shared/protocol/refuse.ts'

/** @throws PRICE_CHANGED with the current price if the member saw another price; `undefined` accepts any price */
export function assertPrice(expected: number | undefined, price: number): void {
  if (expected !== undefined && expected !== price)
    refuse('PRICE_CHANGED', { reasons: [{ code: `COINS_NEEDED_${price}` }] })
}
