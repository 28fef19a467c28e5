// Full-text index of texts in one language, built once and never changed. MiniSearch finds words, starts of words, and
// words with typos; this module determines when typos are accepted.
import MiniSearch, { type Query, type SearchOptions } from 'minisearch'
import { folded } from '#shared/folded.ts'
import type { Language } from '../locale/language.ts'
import { wordsOf } from './words.ts'

/** `labels`: names of the groups to which an item belongs, such as its topic. */
export type SearchText = { name: string; labels: string; text: string }
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
    fields: ['name', 'labels', 'text'],
    tokenize: words,
    // The words are already normalized.
    processTerm: (term) => term,
    searchOptions: { boost: { name: 4, labels: 2 } },
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
      const { tree, wordOf } = queryFor(terms, tolerance)
      const positions = index
        .search(tree, { combineWith: tolerance === 'most' ? 'OR' : 'AND' })
        .filter(({ queryTerms }) => new Set(queryTerms.map(wordOf)).size >= least)
        .map(({ id }) => Number(id))
      return withParts(positions, names, query)
    },
  }
}

/**
 * Returns a query in which each word also stands for its misspellings, and a function that returns the word of a
 * misspelling.
 */
function queryFor(terms: readonly string[], tolerance: Tolerance) {
  const words = new Map<string, string>()
  const queries = terms.map((term, at): Query => {
    const options = optionsFor(terms, at, tolerance)
    const swapped = tolerance === 'exact' ? [] : swapsIn(term)
    if (swapped.length === 0) return { queries: [term], ...options }
    for (const swap of swapped) words.set(swap, term)
    return { combineWith: 'OR', queries: [{ queries: [term], ...options }, ...swapped] }
  })
  return { tree: { queries }, wordOf: (term: string) => words.get(term) ?? term }
}

/** Returns MiniSearch options: the last word may be incomplete, because members see results while they type. */
function optionsFor(terms: readonly string[], at: number, tolerance: Tolerance): SearchOptions {
  const { length } = terms[at] ?? ''
  return {
    prefix: length > 3 || (at === terms.length - 1 && length > 1),
    fuzzy: tolerance === 'exact' ? false : typosIn(terms[at] ?? ''),
  }
}

/** Matches words in which typos are accepted; short words and Thai words would match too much. */
const isLongWord = (term: string) => /^[a-z]{4,24}$/.test(term)

/** Returns the number of accepted typos. */
const typosIn = (term: string): number => (isLongWord(term) ? (term.length < 6 ? 1 : 2) : 0)

/**
 * Returns the word with each pair of adjacent letters swapped. A swap counts as two typos, which are too many for words
 * of less than 6 letters; longer words already accept two typos.
 */
function swapsIn(term: string): string[] {
  if (typosIn(term) !== 1) return []
  const swaps = Array.from(
    term.slice(1),
    (letter, at) => term.slice(0, at) + letter + term[at] + term.slice(at + 2),
  )
  return swaps.filter((swap) => swap !== term)
}

/** Adds texts whose name contains the query as a part of a longer Thai word. */
function withParts(positions: number[], names: readonly string[], query: string): number[] {
  const part = folded(query).trim()
  if (names.length === 0 || part.length < 2) return positions
  const present = new Set(positions)
  const more = names.flatMap((name, at) => (!present.has(at) && name.includes(part) ? [at] : []))
  return [...positions, ...more]
}
