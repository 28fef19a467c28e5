// A number that came all at once, written anywhere by anybody: `1.234,56`, `1,234.56`, `Rp 1.000,-`, `฿ 1 234`.
import type { Decimal, Marks } from './decimal.ts'

/** `null` where it is no number. `marks` decide only where the text itself leaves it open, as in `1.234`. */
export function readPasted(text: string, marks: Marks): Decimal | null {
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
