// Calculates exactly with decimal numbers: with floating-point division, 0.3 is not a multiple of 0.1.

/** A number as `digits / 10 ** scale`: 1.5 has the digits 15 and the scale 1. */
type Decimal = { digits: bigint; scale: number }

/** @param text a number as written in JSON, such as `1.5e3` */
export function decimalOf(text: string): Decimal {
  const [, sign = '', whole = '', fraction = '', exponent = '0'] =
    /^([-+]?)(\d*)\.?(\d*)(?:e([-+]?\d+))?$/i.exec(text) ?? []
  const digits = BigInt(`${whole}${fraction}` || '0')
  const scale = fraction.length - Number(exponent)
  const signed = sign === '-' ? -digits : digits
  return scale < 0 ? { digits: signed * 10n ** BigInt(-scale), scale: 0 } : { digits: signed, scale }
}

const scaledTo = ({ digits, scale }: Decimal, target: number) => digits * 10n ** BigInt(target - scale)

/** Returns the digits of both numbers at the same scale, so that they can be compared as integers. */
function alignedDigits(a: string, b: string): [bigint, bigint] {
  const [first, second] = [decimalOf(a), decimalOf(b)]
  const scale = Math.max(first.scale, second.scale)
  return [scaledTo(first, scale), scaledTo(second, scale)]
}

/** @returns a negative number if `a` is smaller, 0 if both are equal, and a positive number if `a` is larger */
export function compareDecimals(a: string, b: string): number {
  const [first, second] = alignedDigits(a, b)
  return first < second ? -1 : first > second ? 1 : 0
}

export function isMultiple(value: number, step: number): boolean {
  if (!Number.isFinite(value) || !(step > 0)) return true
  const [first, second] = alignedDigits(String(value), String(step))
  return first % second === 0n
}

/** @returns the smallest integer that is a multiple of the step */
export function wholeMultiple(step: number): number {
  const { digits, scale } = decimalOf(String(step))
  const unit = 10n ** BigInt(scale)
  return Number(digits / greatestDivisor(digits, unit))
}

const greatestDivisor = (a: bigint, b: bigint): bigint => (b === 0n ? a : greatestDivisor(b, a % b))
