// Returns the money that a coin is worth in a country: the share of the best voucher that the mall sells for coins.
import { mallProducts } from '../../catalog/mall.ts'
import { voucherTypes } from '../../catalog/vouchers.ts'

/** Money in minor units for a number of coins. */
export type CoinValue = { amount: number; currency: string; coins: number }

/** @returns undefined if no voucher of the mall has an amount for the country */
export function coinValueIn(countryCode: string): CoinValue | undefined {
  const values = [...mallProducts().values()].flatMap(({ price, voucher }) => {
    const worth = voucherTypes().get(voucher ?? '')?.worth
    const money = worth?.kind === 'amount' ? worth.amounts[countryCode] : undefined
    return money ? [{ ...money, coins: price }] : []
  })
  return values.toSorted((a, b) => b.amount / b.coins - a.amount / a.coins)[0]
}
