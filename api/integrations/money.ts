// Amounts of money as shops write them, in whole minor units.
import { minorDecimals } from '../../generated/currencies.ts'

/**
 * "199.00" of a currency in its minor units: 19900 cents, 199 đồng. Read digit by digit, because no fraction of a cent
 * survives a floating-point number; what is below the minor unit is rounded half up.
 * @throws RangeError for what is no amount of zero or more
 */
export function minorUnits(amount: string, currency: string): number {
  const [, whole, fraction = ''] = /^(\d{1,15})(?:\.(\d{1,10}))?$/.exec(amount) ?? []
  if (whole === undefined) throw new RangeError(`Not an amount: ${amount}`)
  const digits = minorDecimals[currency] ?? 2
  const kept = BigInt(whole + fraction.slice(0, digits).padEnd(digits, '0'))
  const rounded = Number(fraction[digits] ?? 0) >= 5 ? kept + 1n : kept
  const units = Number(rounded)
  if (!Number.isSafeInteger(units)) throw new RangeError(`Not an amount: ${amount}`)
  return units
}
