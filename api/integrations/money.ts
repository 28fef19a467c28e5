// Parses money amounts in shop messages and converts them to whole minor units.
import { minorDecimals } from '#generated/currencies.ts'

/**
 * Converts an amount such as "199.00" or 199 to minor units of its currency: 19900 cents for US dollars, 199 for đồng.
 * Decimal digits are parsed one by one, because floating-point arithmetic loses fractions of a cent. Digits below the
 * minor unit are rounded half up: 62.400000000000006 becomes 62.40.
 * @throws RangeError if the value is not a decimal number, or is negative
 */
export function minorUnits(amount: string | number, currency: string): number {
  const [, whole, fraction = ''] = /^(\d{1,15})(?:\.(\d{1,40}))?$/.exec(decimalText(amount)) ?? []
  if (whole === undefined) throw new RangeError(`Amount "${amount}" is not valid.`)
  const digits = minorDecimals[currency] ?? 2
  const wholeUnits = BigInt(whole + fraction.slice(0, digits).padEnd(digits, '0'))
  const rounded = Number(fraction[digits] ?? 0) >= 5 ? wholeUnits + 1n : wholeUnits
  const units = Number(rounded)
  if (!Number.isSafeInteger(units)) throw new RangeError(`Amount "${amount}" is not valid.`)
  return units
}

/**
 * Returns a number as text in decimal notation. `String` is not suitable, because it formats numbers below 0.000001
 * with an exponent.
 */
function decimalText(amount: string | number): string {
  if (typeof amount === 'string') return amount.trim()
  return Math.abs(amount) < 1e-6 ? amount.toFixed(20) : String(amount)
}
