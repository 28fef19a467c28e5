// Amounts of money as shops write them, in whole minor units.

/**
 * "199.00" of a currency in its minor units: 19900 cents, 199 đồng. Read digit by digit, because no fraction of a cent
 * survives a floating-point number; what is below the minor unit is rounded half up.
 * @throws RangeError for what is no amount of zero or more
 */
export function minorUnits(amount: string, currency: string): number {
  const [, whole, fraction = ''] = /^(\d{1,15})(?:\.(\d{1,10}))?$/.exec(amount) ?? []
  if (whole === undefined) throw new RangeError(`Not an amount: ${amount}`)
  const digits = digitsOf(currency)
  const kept = BigInt(whole + fraction.slice(0, digits).padEnd(digits, '0'))
  const rounded = Number(fraction[digits] ?? 0) >= 5 ? kept + 1n : kept
  const units = Number(rounded)
  if (!Number.isSafeInteger(units)) throw new RangeError(`Not an amount: ${amount}`)
  return units
}

/**
 * How many decimals a currency has by ISO 4217. `Intl` says how many people write, which differs: rupiah have two that
 * nobody writes.
 */
const digitsOf = (currency: string) => (none.has(currency) ? 0 : three.has(currency) ? 3 : 2)

const none = new Set('BIF CLP DJF GNF ISK JPY KMF KRW PYG RWF UGX UYI VND VUV XAF XOF XPF'.split(' '))
const three = new Set('BHD IQD JOD KWD LYD OMR TND'.split(' '))
