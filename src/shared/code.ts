// Reads a one-time code from text that was typed, inserted by a keyboard or pasted.
import { plainDigits } from './digits.ts'

export const codeLength = 6

/** `isCertain`: the form may submit it automatically. Otherwise the user has to confirm the number. */
export type ReadCode = { digits: string; isCertain: boolean }

/** Digits, with at most one blank, dot or dash between two of them. */
const runs = /\d(?:[ \u00a0.‐-―-]?\d)*/g
const separators = /[\s.‐-―-]/g

/** Wording around a code, most certain first: messages of the hub (`mails.*Code`), then messages of any sender. */
const words = [
  {
    before: /(?:^|[\n.])\s*(?:your|kode|รหัส|mã)[^\d:\n]{0,40}:\s*$/i,
    after: /^\s*(?:is your code|adalah kode|คือรหัส|là mã)/i,
  },
  { before: /(?:code|kode|รหัส|mã)\D{0,20}$/i, after: /^\D{0,20}(?:code|kode|รหัส|mã)/i },
]

/**
 * @param length length of a complete code
 * @returns the digits of a code or of its start; `undefined` if the text contains no code or several candidates
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
