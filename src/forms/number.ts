// Number formats of section 5 of the specification: thousands comma and decimal point in English and Thai, the
// separators of the language in Indonesian and Vietnamese. Calculates with digits instead of floating point, so that
// twenty decimals are preserved.
import type { LanguageTag } from '../shared/languages.ts'
import { plainDigits } from '../shared/digits.ts'
import type { Change } from '../ui/fields/FormattedInput.tsx'
import { decimal, type Decimal, type Marks, rounded, withGroups, clampDecimal } from './decimal.ts'

export type NumberRules = {
  /** Maximum number of decimals: default 2, at most 20. */
  precision?: number
  /**
   * Minimum: smaller values are clamped on blur. A minus can be typed only if the minimum is negative. Default: no
   * minimum.
   */
  min?: number | string
  /** Maximum: larger values are clamped on blur. It takes precedence over `min`. Default: no maximum. */
  max?: number | string
}

/**
 * Formatter and parser for one language and one set of limits. Values are plain decimals such as `-1234.5`, or '' for
 * an empty field.
 */
export type NumberText = {
  /** Formats the text in the field after the user has typed or pasted. */
  reshape: (text: string, change: Change) => string
  /** Formats the text when the field loses focus: clamped to the limits and normalized. */
  settle: (text: string) => string
  valueOf: (text: string) => string
  textOf: (value: number | string | null | undefined) => string
  isTyped: (character: string) => boolean
  /** Input mode whose keyboard has all required keys: numeric keyboards of phones have no minus. */
  inputMode: 'numeric' | 'decimal' | 'text'
}

const largestPrecision = 20

/** @throws RangeError for a precision that is not an integer from 0 to 20 */
export function numberText(tag: LanguageTag, { precision = 2, min, max }: NumberRules = {}): NumberText {
  if (!Number.isInteger(precision) || precision < 0 || precision > largestPrecision)
    throw new RangeError(`A number has 0 to ${largestPrecision} decimals, not ${precision}.`)
  const marks = marksOf(tag)
  const limits = { min: decimal(min), max: decimal(max) }
  const isSigned = limits.min === null || limits.min.isNegative
  // Keep ambiguous text unchanged while the user types, such as `1.` or `1.50` in Indonesian. The point may be a
  // thousands separator, or the decimal mark of a keyboard without a comma. It is decided when the third digit is typed
  // or the field loses focus.
  const undecided = new RegExp(`^-?\\d{1,3}(?:\\${marks.group}\\d{3})*\\${marks.group}\\d{0,2}$`)
  const isUndecided = (text: string) => precision > 0 && undecided.test(text)

  function read(text: string): Decimal | null {
    const at = isUndecided(text) ? text.lastIndexOf(marks.group) : text.indexOf(marks.decimal)
    const whole = digitsOf(at < 0 ? text : text.slice(0, at))
    const fraction = at < 0 ? '' : digitsOf(text.slice(at)).slice(0, precision)
    return whole || fraction ? { isNegative: isSigned && text.startsWith('-'), whole, fraction } : null
  }

  const write = (number: Decimal | null) => {
    if (!number) return ''
    const { isNegative, whole, fraction } = rounded(number, precision)
    return (isNegative ? '-' : '') + withGroups(whole, marks.group) + (fraction && marks.decimal + fraction)
  }

  return {
    reshape(text, change) {
      const plain = plainDigits(text)
      if (change === 'pasted') return write(signed(readPasted(plain, marks)))
      const cleanText = Array.from(plain)
        .filter((character) => /[\d-]/.test(character) || isMark(character))
        .join('')
      if (change === 'typed' && isUndecided(cleanText)) return cleanText
      const [whole = '', ...fractions] = cleanText.split(marks.decimal)
      const hasDecimals = fractions.length > 0 && precision > 0
      const sign = isSigned && cleanText.startsWith('-') ? '-' : ''
      const decimals = hasDecimals ? marks.decimal + digitsOf(fractions.join('')).slice(0, precision) : ''
      return sign + withGroups(digitsOf(whole), marks.group) + decimals
    },
    settle: (text) => write(clampDecimal(read(plainDigits(text)), limits)),
    valueOf(text) {
      const number = read(plainDigits(text))
      if (!number) return ''
      const { isNegative, whole, fraction } = rounded(number, precision)
      return (isNegative ? '-' : '') + whole + (fraction && `.${fraction}`)
    },
    textOf: (value) => write(decimal(value)),
    isTyped: (character) => /[\d-]/.test(plainDigits(character)) || character === marks.decimal,
    inputMode: isSigned ? 'text' : precision === 0 ? 'numeric' : 'decimal',
  }

  function isMark(character: string) {
    return character === marks.group || character === marks.decimal
  }

  function signed(number: Decimal | null) {
    return number && { ...number, isNegative: number.isNegative && isSigned }
  }
}

/** Returns the thousands separator and decimal mark of a language, from Intl. */
export function marksOf(tag: LanguageTag): Marks {
  const parts = new Intl.NumberFormat(tag).formatToParts(11_111.1)
  const mark = (type: 'group' | 'decimal') => parts.find((part) => part.type === type)?.value ?? ''
  return { group: mark('group'), decimal: mark('decimal') }
}

const digitsOf = (text: string) => text.replace(/\D/g, '')

/**
 * Parses pasted text; returns `null` if it is not a number. Accepts the separators of all languages. The separators in
 * `marks` are only used for an ambiguous text, such as `1.234`.
 */
function readPasted(text: string, marks: Marks): Decimal | null {
  const trimmed = text.trim()
  const first = trimmed.search(/[.,]?\d/)
  const start = first > 0 ? trimmed.search(/\d/) : first
  if (start < 0) return null
  const number = trimmed.slice(start).replace(/\D+$/, '')
  // Reject letters between digits, as in `1e21` or `12a34`: removing them would change the number.
  if (!/^[\d.,\s'’]*$/.test(number)) return null
  const digits = number.replace(/[^\d.,]/g, '')
  const at = decimalPlace(digits, marks)
  return {
    isNegative: trimmed.slice(0, start).includes('-'),
    whole: digits.slice(0, at).replace(/\D/g, ''),
    fraction: digits.slice(at).replace(/\D/g, ''),
  }
}

/** Returns the position of the decimal mark, or the length of the text if there is no decimal mark. */
function decimalPlace(digits: string, marks: Marks): number {
  const place = Math.max(digits.lastIndexOf('.'), digits.lastIndexOf(','))
  const mark = digits.charAt(place)
  const isOnly = place >= 0 && digits.indexOf(mark) === place
  if (!isOnly) return digits.length
  const hasBoth = digits.includes('.') && digits.includes(',')
  const looksGrouped = mark === marks.group && /^[1-9]\d{0,2}[.,]\d{3}$/.test(digits)
  return hasBoth || !looksGrouped ? place : digits.length
}
