// Distinct words of an index, to determine whether a word occurs, and to correct words that do not occur.
import { differences, lettersIn, typosBetween } from './distance.ts'
import { soundOf } from './sound.ts'
import { skeletonOf } from './thaiSkeleton.ts'

/** Corrected words for a misspelled word; `typos` is the number of changes. */
export type Correction = { terms: readonly string[]; typos: number }

export type Vocabulary = {
  /** Returns true if the word occurs; with `isStart`, if a word starts with it. */
  includes: (term: string, isStart: boolean) => boolean
  corrections: (term: string) => Correction[]
  /** Words by Thai skeleton. */
  skeletons: ReadonlyMap<string, readonly string[]>
}

const latinWord = /^[a-z]{4,24}$/
/** Number of typos that count for words that only sound the same. */
const soundTypos = 1.5

type Entry = { term: string; letters: number; sound: string }

export function vocabularyOf(words: Iterable<string>): Vocabulary {
  const all = new Set(words)
  const sorted = [...all].toSorted()
  const byLength = Map.groupBy(
    sorted.filter((term) => /^[a-z]{3,}$/.test(term)).map(entryOf),
    ({ term }) => term.length,
  )
  const skeletons = Map.groupBy(sorted.filter(isThai), skeletonOf)
  const includes = (term: string, isStart: boolean) =>
    all.has(term) || (isStart && Boolean(sorted[positionOf(sorted, term)]?.startsWith(term)))
  return {
    includes,
    skeletons,
    corrections(term) {
      if (!latinWord.test(term)) return []
      const most = term.length < 8 ? 1 : 2
      const near = [-2, -1, 0, 1, 2].flatMap((change) => byLength.get(term.length + change) ?? [])
      return [...nearest(term, near, most), ...halves(term, includes)]
    },
  }
}

const entryOf = (term: string): Entry => ({ term, letters: lettersIn(term), sound: soundOf(term) })

const isThai = (term: string) => /[\u0e01-\u0e4f]/.test(term)

function nearest(term: string, entries: readonly Entry[], most: number): Correction[] {
  const { letters, sound } = entryOf(term)
  return entries.flatMap((entry) => {
    const isNear = differences(letters, entry.letters) <= 2 * most
    const typos = isNear ? typosBetween(term, entry.term, most) : most + 1
    if (typos <= most && isPlausible(term, entry.term)) return { terms: [entry.term], typos }
    return sound.length > 2 && [sound, `${sound}s`, `${sound}es`].includes(entry.sound)
      ? { terms: [entry.term], typos: soundTypos }
      : []
  })
}

/** Members rarely mistype the first letter, except by swapping it or in long words. */
const isPlausible = (typed: string, term: string) =>
  typed[0] === term[0] || (typed[0] === term[1] && typed[1] === term[0]) || typed.length > 5

/** Returns two words that were typed without a space. */
function halves(term: string, includes: Vocabulary['includes']): Correction[] {
  for (let at = term.length - 2; at > 1; at--) {
    const terms = [term.slice(0, at), term.slice(at)]
    if (terms.every((half) => includes(half, false))) return [{ terms, typos: 1 }]
  }
  return []
}

/** Returns the position of the first word that is not less than the term. */
function positionOf(sorted: readonly string[], term: string): number {
  let low = 0
  let high = sorted.length
  while (low < high) {
    const middle = (low + high) >> 1
    if ((sorted[middle] ?? '') < term) low = middle + 1
    else high = middle
  }
  return low
}
