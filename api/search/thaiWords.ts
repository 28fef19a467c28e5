// Splits misspelled Thai text into words of the hub.
import { folded } from '#shared/folded.ts'
import { typosBetween } from './distance.ts'
import { skeletonOf } from './thaiSkeleton.ts'
import type { Vocabulary } from './vocabulary.ts'

/** Shortest Thai skeleton of which a word may have a typo. */
const longSkeleton = 5

/**
 * Splits Thai text by the skeletons of the hub's words, because word segmentation fails for misspelled words.
 * @returns the words, each with other words of the same skeleton; `undefined` if a part of it is unknown
 */
export function thaiWords(query: string, hub: readonly Vocabulary[]): (readonly string[])[] | undefined {
  const parts = query.toLowerCase().normalize('NFC').split(/\s+/).filter(Boolean)
  const words = parts.map((part) =>
    /[\u0e01-\u0e4f]/.test(part) ? partWords(skeletonOf(part), hub) : [[folded(part)]],
  )
  const all = words.flatMap((each) => each ?? [])
  return all.length > 0 && words.every((each) => each !== undefined) ? all : undefined
}

type Words = readonly (readonly string[])[]
type Path = { cost: number; words: Words }

/** Returns the fewest words whose skeletons make up the text. */
function partWords(skeleton: string, hub: readonly Vocabulary[]): Words | undefined {
  const paths: (Path | undefined)[] = [{ cost: 0, words: [] }]
  for (let end = 1; end <= skeleton.length; end++)
    for (let start = Math.max(0, end - 20); start < end - 1; start++) {
      const path = paths[start]
      const piece = skeleton.slice(start, end)
      const alike = path ? wordsLike(piece, hub) : []
      if (!path || alike.length === 0) continue
      const cost = path.cost + 1
      const best = paths[end]
      if (!best || cost < best.cost) paths[end] = { cost, words: [...path.words, alike] }
    }
  const complete = paths[skeleton.length]
  const hasLong = complete?.words.some(([word = '']) => skeletonOf(word).length > 2)
  return hasLong ? complete?.words : nearWord(skeleton, hub)
}

const wordsLike = (skeleton: string, hub: readonly Vocabulary[]): string[] => [
  ...new Set(hub.flatMap(({ skeletons }) => skeletons.get(skeleton) ?? [])),
]

function nearWord(skeleton: string, hub: readonly Vocabulary[]): Words | undefined {
  if (skeleton.length < longSkeleton) return undefined
  for (const { skeletons } of hub)
    for (const [other, words] of skeletons) if (typosBetween(skeleton, other, 1) <= 1) return [words]
  return undefined
}
