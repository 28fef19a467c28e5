// Texts that a schema may allow: of its format or pattern, and as long as asked.
import { sample, stringMatching } from 'fast-check'
import type { Schema } from './model.ts'

export const formats: Record<string, string> = {
  date: '2026-11-21',
  'date-time': '2026-11-21T03:00:00.000Z',
  time: '03:00:00Z',
  email: 'mali@example.com',
  uri: 'https://example.com/a',
  'uri-reference': '/a',
  uuid: '0199d3f0-7f3e-7cc0-9c52-6d6a54a4a001',
  ipv4: '192.0.2.1',
  hostname: 'example.com',
}
export const ofLength = (text: string, length: number) => {
  const short = text.slice(0, length)
  const missing = length - short.length
  return [short.padEnd(length, short.at(-1) ?? 'a'), (short[0] ?? 'a').repeat(missing) + short]
}

/** Texts that fit the pattern or format, as far as a generator can tell. */
export function textsOf(schema: Schema): string[] {
  const { pattern, format, 'x-values': values, examples = values, minLength } = schema
  const given = [examples ?? []].flat().filter((one) => typeof one === 'string')
  const plain =
    typeof format === 'string' ? (formats[format] ?? 'x') : 'x'.repeat(Math.max(1, Number(minLength ?? 1)))
  return typeof pattern === 'string' ? [...given, ...matching(pattern), plain] : [...given, plain]
}

const generated = new Map<string, string[]>()

function matching(pattern: string): string[] {
  const known = generated.get(pattern)
  if (known) return known
  let texts: string[] = []
  try {
    texts = sample(stringMatching(new RegExp(pattern, 'u')), { seed: 1, numRuns: 12 })
  } catch {
    // It knows no lookaround; the contract's examples have to do.
  }
  generated.set(pattern, texts)
  return texts
}
