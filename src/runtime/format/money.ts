// Amounts of money. The contract counts whole minor units by ISO 4217; what people write can be less: nobody writes the two
// decimals of a rupiah. Intl's own decimals differ from one browser to the next, so they are always given.
import type { IntlShape } from 'react-intl'
import { minorDecimals, writtenDecimals } from '#generated/currencies.ts'

/**
 * @param minor whole minor units
 * @param currency ISO 4217
 * @param round omits the decimals of a whole amount: for the discount of a voucher, not for a price
 */
export const moneyFormat =
  (intl: IntlShape) =>
  (minor: number, currency: string, round?: 'round'): string => {
    const decimals = minorDecimals[currency] ?? 2
    const isWhole = minor % 10 ** decimals === 0
    const written = round && isWhole ? 0 : (writtenDecimals[currency] ?? decimals)
    return intl.formatNumber(minor / 10 ** decimals, {
      style: 'currency',
      currency,
      currencyDisplay: 'narrowSymbol',
      minimumFractionDigits: written,
      maximumFractionDigits: written,
    })
  }
