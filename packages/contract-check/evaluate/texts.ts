// Generates strings for a schema: random strings for tests, and simple strings for counterexamples.
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

/**
 * Random strings that the schema allows. They are only slightly longer than `minLength`, because the tests with hostile
 * request bodies cover long strings.
 */
export function anyText(schema: Shape): fc.Arbitrary<string> {
  const { format = '', pattern, minLength = 0, maxLength = 100, examples = [] } = schema
  const limits = { minLength, maxLength: Math.max(minLength, Math.min(maxLength, minLength + 20)) }
  const fits = (text: string) => {
    const length = Array.from(text).length
    return length >= minLength && length <= maxLength && (!pattern || new RegExp(pattern, 'u').test(text))
  }
  const arbitrary = formats[format]
  if (arbitrary) return arbitrary.filter(fits)
  // Use the contract's examples, because strings cannot be generated from a pattern with a lookahead.
  if (pattern?.includes('(?!')) return fc.constantFrom(...examples.map(String))
  // Generate from the pattern only if it is anchored. An unanchored pattern only requires a certain character, such as
  // a non-blank one, so filtering random strings is enough.
  if (pattern?.startsWith('^'))
    return fc
      .stringMatching(new RegExp(pattern.replace(/[+*]\$$/, `{${limits.minLength},${limits.maxLength}}$`)))
      .filter(fits)
  // Exclude NUL: PostgreSQL cannot store it, the server rejects it, and the tests with hostile request bodies cover it.
  return fc.string({ unit: 'binary', ...limits }).filter((text) => !text.includes('\0') && fits(text))
}

/** Simple strings that match the pattern or format of the schema. They may violate its length limits. */
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

/** Simple strings and one string of each format. Most schemas reject most of these strings. */
export const edgeTexts = ['', ' ', 'A', '9', 'ü', '-', ...Object.values(ofFormat).flat()]

/** Returns the string cut to the length, or padded to the length at its end and at its start. */
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
    // Do not generate from patterns with lookaround, which are not supported: only the examples in the contract are
    // used.
  }
  generated.set(pattern, texts)
  return texts
}
