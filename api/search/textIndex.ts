// Full-text index of texts in one language, built once and never changed. MiniSearch finds words, starts of words, and
// words with typos; this module determines when typos are accepted.
import MiniSearch, { type SearchOptions } from 'minisearch'
import { folded } from '#shared/folded.ts'
import type { Language } from '../locale/language.ts'
import { wordsOf } from './words.ts'

export type SearchText = { name: string; text: string }
type Row = SearchText & { id: number }

/**
 * Ways to search, from strict to tolerant. `typos` accepts words with typos, and `most` also accepts texts in which some
 * words of the query do not occur.
 */
export const tolerances = ['exact', 'typos', 'most'] as const
export type Tolerance = (typeof tolerances)[number]

/** Share of the words that must occur in a text for the tolerance `most`. */
const enough = 0.6

export type TextIndex = {
  /** @returns positions of the matching texts, best match first */
  find: (query: string, tolerance: Tolerance) => number[]
}

/** Builds the index in small steps, so that other requests are processed in the meantime. */
export async function textIndex(language: Language, texts: readonly SearchText[]): Promise<TextIndex> {
  const words = (text: string) => wordsOf(language, text)
  const index = new MiniSearch<Row>({
    fields: ['name', 'text'],
    tokenize: words,
    // The words are already normalized.
    processTerm: (term) => term,
    searchOptions: { boost: { name: 4 } },
  })
  await index.addAllAsync(
    texts.map((text, id) => ({ id, ...text })),
    { chunkSize: 20 },
  )
  const names = language === 'th' ? texts.map(({ name }) => folded(name)) : []
  return {
    find: (query, tolerance) => {
      const terms = words(query)
      if (terms.length === 0) return []
      const least = tolerance === 'most' ? Math.ceil(terms.length * enough) : 1
      const positions = index
        .search(query, optionsFor(terms, tolerance))
        .filter(({ queryTerms }) => new Set(queryTerms).size >= least)
        .map(({ id }) => Number(id))
      return withParts(positions, names, query)
    },
  }
}

/** Returns MiniSearch options: the last word may be incomplete, because members see results while they type. */
const optionsFor = (terms: readonly string[], tolerance: Tolerance): SearchOptions => ({
  combineWith: tolerance === 'most' ? 'OR' : 'AND',
  prefix: (term, at) => term.length > 3 || (at === terms.length - 1 && term.length > 1),
  fuzzy: tolerance === 'exact' ? false : typosIn,
})

/** Returns the number of accepted typos: 0 for short words and Thai words, because they would match too much. */
function typosIn(term: string): number {
  if (!/^[a-z]{4,}$/.test(term)) return 0
  return term.length < 6 ? 1 : 2
}

/** Adds texts whose name contains the query as a part of a longer Thai word. */
function withParts(positions: number[], names: readonly string[], query: string): number[] {
  const part = folded(query).trim()
  if (names.length === 0 || part.length < 2) return positions
  const present = new Set(positions)
  const more = names.flatMap((name, at) => (!present.has(at) && name.includes(part) ? [at] : []))
  return [...positions, ...more]
}
