// Finds a one-time code in text that was typed, inserted by a phone keyboard, or pasted.
import { plainDigits } from './digits.ts'

export const codeLength = 6

/**
 * Code that was found in a text. If `isCertain` is true, the form may submit the code automatically; otherwise the user
 * has to confirm it.
 */
export type ReadCode = { digits: string; isCertain: boolean }

/** Matches digits with at most one blank, dot or dash between two digits. */
const runs = /\d(?:[ \u00a0.‐-―-]?\d)*/g
const separators = /[\s.‐-―-]/g

/**
 * Words that indicate a code in a message. First the wording of the hub's own messages (`mails.*Code`), then less
 * certain words that any sender may use.
 */
const words = [
  {
    before: /(?:^|[\n.])\s*(?:your|kode|รหัส|mã)[^\d:\n]{0,40}:\s*$/i,
    after: /^\s*(?:is your code|adalah kode|คือรหัส|là mã)/i,
  },
  { before: /(?:code|kode|รหัส|mã)\D{0,20}$/i, after: /^\D{0,20}(?:code|kode|รหัส|mã)/i },
]

/**
 * @param length length of a complete code
 * @returns the digits of a complete or partial code; `undefined` if the text contains no code or several candidates
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
