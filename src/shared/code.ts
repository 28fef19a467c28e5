// Reads a one-time code in what was typed, inserted by a keyboard or pasted.
import { plainDigits } from './digits.ts'

export const codeLength = 6

/** `isCertain`: it may be submitted without asking. A number that may be something else is shown for the person to decide. */
export type ReadCode = { digits: string; isCertain: boolean }

/** Digits, with at most one blank, dot or dash between two of them. */
const runs = /\d(?:[ \u00a0.‐-―-]?\d)*/g
const separators = /[\s.‐-―-]/g

/** Words around a code by how sure they make: those of our messages (`mails.*Code`) first, then those of anybody's. */
const words = [
  {
    before: /(?:^|[\n.])\s*(?:your|kode|รหัส|mã)[^\d:\n]{0,40}:\s*$/i,
    after: /^\s*(?:is your code|adalah kode|คือรหัส|là mã)/i,
  },
  { before: /(?:code|kode|รหัส|mã)\D{0,20}$/i, after: /^\D{0,20}(?:code|kode|รหัส|mã)/i },
]

/**
 * @param length of a whole code
 * @returns the digits of a code or of its beginning; undefined if the text has no code, or several that may be meant
 */
export function readCode(typed: string, length = codeLength): ReadCode | undefined {
  const text = plainDigits(typed)
  const bare = text.replace(separators, '')
  if (/^\d*$/.test(bare)) return bare.length > length ? undefined : { digits: bare, isCertain: true }
  const matches = [...text.matchAll(runs)].flatMap(({ 0: run, index }) => {
    const digits = run.replace(separators, '')
    const around = { before: text.slice(0, index), after: text.slice(index + run.length) }
    return digits.length === length ? [{ digits, around }] : []
  })
  for (const { before, after } of words) {
    const near = matches.filter(({ around }) => before.test(around.before) || after.test(around.after))
    const [nearCode, ...otherNearCodes] = new Set(near.map(({ digits }) => digits))
    if (nearCode !== undefined)
      return otherNearCodes.length > 0 ? undefined : { digits: nearCode, isCertain: true }
  }
  const [code, ...otherCodes] = new Set(matches.map(({ digits }) => digits))
  return code === undefined || otherCodes.length > 0 ? undefined : { digits: code, isCertain: false }
}
