// Decimal numbers of any length, represented as strings of digits.

export type Decimal = {
  isNegative: boolean
  /** Digits before the decimal mark; may be empty or start with zeros. */
  whole: string
  /** Digits after the decimal mark. */
  fraction: string
}

/** Thousands separator and decimal mark of a language. */
export type Marks = { group: string; decimal: string }

/** Parses a number or a plain decimal (`-12.5`) into digits; returns `null` for other text. */
export function decimal(value: number | string | null | undefined): Decimal | null {
  // Use Intl, because String() formats large and tiny numbers with an exponent.
  const text = typeof value === 'number' ? plain.format(value) : value
  const [, sign, whole = '', fraction = ''] = /^(-?)(\d+)(?:\.(\d*))?$/.exec(text ?? '') ?? []
  return whole ? { isNegative: sign === '-', whole, fraction } : null
}

const plain = new Intl.NumberFormat('en-US', { useGrouping: false, maximumFractionDigits: 20 })

/**
 * Rounds to the given number of decimals; halves are rounded away from zero. Removes leading zeros, and adds no zeros
 * to a shorter fraction.
 */
export function rounded({ isNegative, whole, fraction }: Decimal, precision: number): Decimal {
  const decimals = fraction.slice(0, precision)
  const up = Number(fraction[precision] ?? 0) >= 5 ? 1n : 0n
  const digits = (BigInt(whole + decimals || '0') + up).toString().padStart(decimals.length + 1, '0')
  const split = digits.length - decimals.length
  return {
    isNegative: isNegative && /[1-9]/.test(digits),
    whole: digits.slice(0, split),
    fraction: digits.slice(split),
  }
}

/** Clamps a number to the limits; if `min` exceeds `max`, `max` takes precedence. */
export function clampDecimal(
  number: Decimal | null,
  { min, max }: { min: Decimal | null; max: Decimal | null },
): Decimal | null {
  if (!number) return null
  const atLeast = min && compare(number, min) < 0 ? min : number
  return max && compare(atLeast, max) > 0 ? max : atLeast
}

/** Compares two numbers: returns a negative number, zero or a positive number, as for sorting. */
function compare(a: Decimal, b: Decimal): number {
  const places = Math.max(a.fraction.length, b.fraction.length)
  const units = ({ isNegative, whole, fraction }: Decimal) =>
    BigInt(whole + fraction.padEnd(places, '0') || '0') * (isNegative ? -1n : 1n)
  const difference = units(a) - units(b)
  return difference < 0n ? -1 : difference > 0n ? 1 : 0
}

/** Inserts thousands separators: `1234567` becomes `1,234,567`. */
export function withGroups(whole: string, group: string): string {
  const first = whole.length % 3
  const groups = Array.from({ length: Math.floor(whole.length / 3) }, (_, index) =>
    whole.slice(first + index * 3, first + index * 3 + 3),
  )
  return [...(first ? [whole.slice(0, first)] : []), ...groups].join(group)
}
