// Draws random texts with a seed, so that the same revision gives the same sample.
import { createHash } from 'node:crypto'
import type { Text } from './texts.ts'

export function sampleTexts(
  texts: readonly Text[],
  { seed, count }: { seed: number; count: number },
): Text[] {
  const rank = (text: Text, index: number) =>
    createHash('sha256').update(`${seed} ${index} ${text.file} ${text.text}`).digest('hex')
  return texts
    .map((text, index) => ({ text, rank: rank(text, index) }))
    .toSorted((a, b) => (a.rank < b.rank ? -1 : 1))
    .slice(0, count)
    .map(({ text }) => text)
}
