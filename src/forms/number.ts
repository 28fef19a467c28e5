// Numbers as people write them (section 5): comma between thousands and decimal point in English and Thai, the language's
// own marks in Indonesian and Vietnamese. Everything is done digit by digit: no value passes through floating point, so that
// twenty decimals stay as they were typed.
import type { LanguageTag } from '../shared/languages.ts'
import { plainDigits } from '../shared/digits.ts'
import type { Change } from '../ui/fields/FormattedInput.tsx'
import { decimal, type Decimal, type Marks, rounded, withGroups, clampDecimal } from './decimal.ts'

export type NumberRules = {
  /** How many decimals there may be: 2 by default, at most 20. */
  precision?: number
  /** What a smaller value becomes when the field is left; below zero it also lets a minus be typed. None by default. */
  min?: number | string
  /** What a larger value becomes when the field is left; where it is below `min` it wins. None by default. */
  max?: number | string
}

/** A number's text in one language, under one set of rules. Values are plain decimals: `-1234.5`, and '' for none. */
export type NumberText = {
  /** The text to show after a change. */
  reshape: (text: string, change: Change) => string
  /** The text to show once the field is left: within its limits, in its final form. */
  settle: (text: string) => string
  valueOf: (text: string) => string
  textOf: (value: number | string | null | undefined) => string
  isTyped: (character: string) => boolean
  /** The keyboard that has every key needed: a phone's number keys have no minus. */
  inputMode: 'numeric' | 'decimal' | 'text'
}

const largestPrecision = 20

/** @throws RangeError for a precision that is no whole number from 0 to 20 */
export function numberText(tag: LanguageTag, { precision = 2, min, max }: NumberRules = {}): NumberText {
  if (!Number.isInteger(precision) || precision < 0 || precision > largestPrecision)
    throw new RangeError(`A number has 0 to ${largestPrecision} decimals, not ${precision}.`)
  const marks = marksOf(tag)
  const limits = { min: decimal(min), max: decimal(max) }
  const isSigned = limits.min === null || limits.min.isNegative
  // `1.` or `1.50` in Indonesian: a thousand on its way, or a decimal from a keyboard that has only the other mark?
  // The third digit tells, or leaving the field. Until then it stays as it was typed.
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

/** The marks of a language, as Intl knows them. */
export function marksOf(tag: LanguageTag): Marks {
  const parts = new Intl.NumberFormat(tag).formatToParts(11_111.1)
  const mark = (type: 'group' | 'decimal') => parts.find((part) => part.type === type)?.value ?? ''
  return { group: mark('group'), decimal: mark('decimal') }
}

const digitsOf = (text: string) => text.replace(/\D/g, '')

/** `null` where it is no number. `marks` decide only where the text itself leaves it open, as in `1.234`. */
function readPasted(text: string, marks: Marks): Decimal | null {
  const trimmed = text.trim()
  const first = trimmed.search(/[.,]?\d/)
  const start = first > 0 ? trimmed.search(/\d/) : first
  if (start < 0) return null
  const number = trimmed.slice(start).replace(/\D+$/, '')
  // Letters between digits, as in `1e21` or `12a34`, would be silently lost: that is no number.
  if (!/^[\d.,\s'’]*$/.test(number)) return null
  const digits = number.replace(/[^\d.,]/g, '')
  const at = decimalPlace(digits, marks)
  return {
    isNegative: trimmed.slice(0, start).includes('-'),
    whole: digits.slice(0, at).replace(/\D/g, ''),
    fraction: digits.slice(at).replace(/\D/g, ''),
  }
}

/** The position of the decimal mark; the text's end where there is none. */
function decimalPlace(digits: string, marks: Marks): number {
  const place = Math.max(digits.lastIndexOf('.'), digits.lastIndexOf(','))
  const mark = digits.charAt(place)
  const isOnly = place >= 0 && digits.indexOf(mark) === place
  if (!isOnly) return digits.length
  const hasBoth = digits.includes('.') && digits.includes(',')
  const looksGrouped = mark === marks.group && /^[1-9]\d{0,2}[.,]\d{3}$/.test(digits)
  return hasBoth || !looksGrouped ? place : digits.length
}
