// Counts how often phrases listed in docs/writing.md occur in texts, per 10,000 words.
import { wordCount, withoutQuotes } from './rules.ts'
import type { Text } from './texts.ts'

const phrases: Readonly<Record<string, RegExp>> = {
  'clause used as a noun': /\b(?:what(?! to\b)|whoever|whatever|whichever)\b/gi,
  'nobody, nothing, none': /\b(?:nobody|nothing|none|no one)\b/gi,
  where: /\bwhere\b(?! to\b)/gi,
  'standard nouns':
    /\b(?:cach\w*|validat\w*|timeout\w*|retr(?:y|ies)|fallback\w*|default\w*|race\w*|retention|rate[- ]limit\w*|paginat\w*|debounc\w*|middleware|sanitiz\w*|re-?encod\w*|outbox|idempoten\w*|serializ\w*|hydrat\w*|prefetch\w*|concurren\w*|transaction\w*|migration\w*|callback\w*|metadata|payload\w*|endpoint\w*|schema\w*|token\w*|header\w*|query|queries)\b/gi,
}

export type Count = { total: number; 'per 10,000 words': number }

export function countPhrases(texts: readonly Text[]): Record<string, Count> {
  const prose = texts.map(({ text }) => withoutQuotes(text))
  const words = prose.reduce((sum, text) => sum + wordCount(text), 0)
  const countOf = (total: number) => ({
    total,
    'per 10,000 words': Math.round((total * 100_000) / words) / 10,
  })
  const rows = Object.entries(phrases).map(
    ([name, pattern]) =>
      [name, countOf(prose.reduce((sum, text) => sum + [...text.matchAll(pattern)].length, 0))] as const,
  )
  return { words: countOf(words), ...Object.fromEntries(rows) }
}
