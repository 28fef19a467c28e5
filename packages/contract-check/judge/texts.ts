// Texts that a schema allows: any at random, and the plainest ones to begin with.
import * as fc from 'fast-check'
import type { Shape } from './shape.ts'

const day = fc
  .date({ min: new Date('1950-01-01'), max: new Date('2050-12-31'), noInvalidDate: true })
  .map((date) => date.toISOString())

const formats: Record<string, fc.Arbitrary<string>> = {
  date: day.map((iso) => iso.slice(0, 10)),
  'date-time': day,
  time: day.map((iso) => iso.slice(11)),
  email: fc.stringMatching(/^[a-z][a-z0-9]{0,9}@[a-z]{1,9}\.(com|co\.th|id|vn)$/),
  uri: fc.stringMatching(/^https:\/\/[a-z]{1,9}\.example\.com\/[a-z0-9/]{0,9}$/),
  'uri-reference': fc.stringMatching(/^\/[a-z0-9/]{0,9}$/),
  uuid: fc.uuid(),
}

/** Whatever the schema allows, not much longer than it has to be: what is long is tried by the tests of hostile bodies. */
export function anyText(schema: Shape): fc.Arbitrary<string> {
  const { format = '', pattern, minLength = 0, maxLength = 100, examples = [] } = schema
  const limits = { minLength, maxLength: Math.max(minLength, Math.min(maxLength, minLength + 20)) }
  const fits = (text: string) => {
    const length = Array.from(text).length
    return length >= minLength && length <= maxLength && (!pattern || new RegExp(pattern, 'u').test(text))
  }
  const arbitrary = formats[format]
  if (arbitrary) return arbitrary.filter(fits)
  // What looks ahead cannot be turned round into texts: the contract's own examples stand for it.
  if (pattern?.includes('(?!')) return fc.constantFrom(...examples.map(String))
  // One that begins anywhere only asks for something somewhere, such as one character that is no blank.
  if (pattern?.startsWith('^'))
    return fc
      .stringMatching(new RegExp(pattern.replace(/[+*]\$$/, `{${limits.minLength},${limits.maxLength}}$`)))
      .filter(fits)
  // PostgreSQL holds no NUL: the server refuses it, which the tests of hostile bodies show.
  return fc.string({ unit: 'binary', ...limits }).filter((text) => !text.includes('\0') && fits(text))
}

/** The plainest texts that the schema allows, as far as can be told without its lengths. */
export function plainTexts(schema: Shape): string[] {
  const { pattern, format = '', 'x-values': values = [], examples = values, minLength = 1 } = schema
  const exampleTexts = examples.filter((example) => typeof example === 'string')
  const samples = pattern === undefined ? (ofFormat[format] ?? []) : matching(pattern)
  return [...exampleTexts, ...samples, 'x'.repeat(Math.min(100_000, Math.max(1, minLength)))]
}

const sampled = (texts: fc.Arbitrary<string>, numRuns: number) => fc.sample(texts, { seed: 1, numRuns })

const ofFormat: Record<string, string[]> = Object.fromEntries(
  Object.entries(formats).map(([name, texts]) => [name, sampled(texts, 1)]),
)

/** Texts of every kind, most of which fit nowhere. */
export const oddTexts = ['', ' ', 'A', '9', 'ü', '-', ...Object.values(ofFormat).flat()]

/** The text cut off or filled up to the length, at either end. */
export function ofLength(text: string, length: number): string[] {
  const short = text.slice(0, length)
  return [short.padEnd(length, short.at(-1) ?? 'a'), short.padStart(length, short[0] ?? 'a')]
}

const generated = new Map<string, string[]>()

function matching(pattern: string): string[] {
  let texts = generated.get(pattern) ?? []
  try {
    if (!generated.has(pattern)) texts = sampled(fc.stringMatching(new RegExp(pattern, 'u')), 12)
  } catch {
    // It knows no lookaround; the contract's examples have to do.
  }
  generated.set(pattern, texts)
  return texts
}
