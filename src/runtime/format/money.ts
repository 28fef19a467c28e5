// Formats amounts of money. The contract uses minor units of ISO 4217, but people may write fewer decimals: ISO
// defines two decimals for the rupiah, which people omit. The number of decimals is always set, because the defaults
// of Intl differ between browsers.
import type { IntlShape } from 'react-intl'
import { minorDecimals, writtenDecimals } from '#generated/currencies.ts'

/**
 * @param minor amount in minor units
 * @param currency ISO 4217 code
 * @param round true to omit the decimals of a whole amount; set for the discount of a voucher, not for a price
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
