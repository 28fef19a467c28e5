// Draws random texts for a rating. The seed makes the same revision give the same sample.
import { createHash } from 'node:crypto'
import type { Text } from './texts.ts'

/**
 * Minimum number of words in a drawn text. Shorter texts, such as a number or a path in a table cell, need no rating.
 */
const fewestWords = 4

export function sampleTexts(
  texts: readonly Text[],
  { seed, count }: { seed: number; count: number },
): Text[] {
  const rank = (text: Text, index: number) =>
    createHash('sha256').update(`${seed} ${index} ${text.file} ${text.text}`).digest('hex')
  return texts
    .filter(({ text }) => text.split(/\s+/).length >= fewestWords)
    .map((text, index) => ({ text, rank: rank(text, index) }))
    .toSorted((a, b) => (a.rank < b.rank ? -1 : 1))
    .slice(0, count)
    .map(({ text }) => text)
}
