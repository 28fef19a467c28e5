// Parses amounts of shops into whole minor units.
import { minorDecimals } from '#generated/currencies.ts'

/**
 * Converts "199.00" or 199 of a currency to minor units: 19900 cents, 199 đồng. Decimal digits are parsed one by one,
 * because floating-point arithmetic loses fractions of a cent; digits below the minor unit are rounded half up, so
 * 62.400000000000006 is 62.40.
 * @throws RangeError for anything but a decimal number of zero or more
 */
export function minorUnits(amount: string | number, currency: string): number {
  const [, whole, fraction = ''] = /^(\d{1,15})(?:\.(\d{1,40}))?$/.exec(decimalText(amount)) ?? []
  if (whole === undefined) throw new RangeError(`Not an amount: ${amount}`)
  const digits = minorDecimals[currency] ?? 2
  const wholeUnits = BigInt(whole + fraction.slice(0, digits).padEnd(digits, '0'))
  const rounded = Number(fraction[digits] ?? 0) >= 5 ? wholeUnits + 1n : wholeUnits
  const units = Number(rounded)
  if (!Number.isSafeInteger(units)) throw new RangeError(`Not an amount: ${amount}`)
  return units
}

/** Returns a number in decimal notation: JavaScript uses an exponent below 0.000001. */
function decimalText(amount: string | number): string {
  if (typeof amount === 'string') return amount.trim()
  return Math.abs(amount) < 1e-6 ? amount.toFixed(20) : String(amount)
}
