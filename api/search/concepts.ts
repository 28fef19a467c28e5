// Converts a query to concepts: words or phrases, each with its inflections and synonyms.
import { searchContent } from '../catalog/search.ts'
import type { Language } from '../locale/language.ts'
import { inflectionsOf } from './inflections.ts'
import { termsOf, wordsOf, type Word } from './words.ts'

/** Terms that must occur together. `loss` reduces the relevance of texts that contain this phrase. */
export type Phrase = { terms: readonly string[]; loss: number }

/** Part of a query with one meaning. */
export type Concept = {
  /** Phrases with the meaning, as typed first. */
  phrases: readonly Phrase[]
  /** True for the end of the query, which may be incomplete, because members see results while they type. */
  isLast: boolean
}

const inflected = 0.1
const synonymous = 0.5

type Table = {
  groups: readonly Word[][][]
  byFirst: ReadonlyMap<string, number[]>
  ignored: ReadonlySet<string>
}
const tables = new WeakMap<object, Map<Language, Table>>()

function tableOf(language: Language): Table {
  const content = searchContent()
  const stored = tables.get(content) ?? new Map<Language, Table>()
  tables.set(content, stored)
  const table = stored.get(language) ?? readTable(content, language)
  stored.set(language, table)
  return table
}

function readTable({ synonyms, ignored }: ReturnType<typeof searchContent>, language: Language): Table {
  const groups = synonyms[language].map((group) =>
    group.split(',').map((phrase) => wordsOf(language, phrase)),
  )
  const byFirst = new Map<string, number[]>()
  for (const [at, group] of groups.entries())
    for (const [first] of group)
      if (first)
        for (const form of [first.term, first.plain])
          byFirst.set(form, [...new Set([...(byFirst.get(form) ?? []), at])])
  return { groups, byFirst, ignored: new Set(ignored[language].flatMap((word) => termsOf(language, word))) }
}

/** Returns all terms of synonyms, to which misspelled words can be corrected. */
export const synonymTerms = (language: Language): string[] =>
  tableOf(language).groups.flatMap((group) => group.flatMap((phrase) => phrase.map(({ plain }) => plain)))

/** Returns the concepts of a query. Words such as “how” and “my” are ignored if the query has other words. */
export const conceptsIn = (language: Language, query: string): Concept[] =>
  conceptsOf(language, wordsOf(language, query).slice(0, mostWords))

/** Returns the concepts of words. */
export function conceptsOf(language: Language, words: readonly Word[]): Concept[] {
  const concepts: (Concept & { isIgnored: boolean })[] = []
  const table = tableOf(language)
  for (let at = 0; at < words.length;) {
    const { length, phrases } = phrasesAt(words.slice(at), { language, table })
    const isIgnored = length === 1 && table.ignored.has(words[at]?.term ?? '')
    at += length
    concepts.push({ phrases, isIgnored, isLast: at === words.length })
  }
  const meaningful = concepts.filter(({ isIgnored }) => !isIgnored)
  return meaningful.length > 0 ? meaningful : concepts
}

/** Maximum number of words of a query that are used. */
const mostWords = 12

type Source = { language: Language; table: Table }

/** Returns the longest phrase with synonyms at the start of the words, or else the first word. */
function phrasesAt(words: readonly Word[], { language, table }: Source) {
  const [first] = words
  const typed = first ? inflectionsOf(language, first.term) : []
  const candidates = [first?.term ?? '', ...typed].flatMap((term) => table.byFirst.get(term) ?? [])
  let length = 1
  for (const group of candidates)
    for (const phrase of table.groups[group] ?? [])
      if (phrase.length > length && startsWith(words, phrase)) ({ length } = phrase)
  const terms = words.slice(0, length).map(({ term }) => term)
  const inflections = length === 1 ? typed : []
  const starts = [terms, ...inflections.map((term) => [term])]
  const synonyms = candidates
    .map((group) => table.groups[group] ?? [])
    .filter((group) => group.some((phrase) => phrase.length === length && isSame(words, phrase, starts)))
    .flat()
    .map((phrase) => phrase.map(({ term }) => term))
  const present = new Set(starts.map((start) => start.join(' ')))
  const synonymPhrases = synonyms.filter((phrase) => !present.has(phrase.join(' ')))
  return {
    length,
    phrases: [
      { terms, loss: 0 },
      ...inflections.map((term) => ({ terms: [term], loss: inflected })),
      ...synonymPhrases.map((phrase) => ({ terms: phrase, loss: synonymous })),
    ],
  }
}

/** Compares words with the same accents, or words that were typed without accents. */
const startsWith = (words: readonly Word[], phrase: readonly Word[]) =>
  phrase.every((part, at) => {
    const word = words[at]
    return word !== undefined && (word.term === part.term || word.term === part.plain)
  })

const isSame = (words: readonly Word[], phrase: readonly Word[], starts: readonly string[][]) =>
  startsWith(words, phrase) ||
  starts.slice(1).some((start) => start.join(' ') === phrase.map(({ term }) => term).join(' '))
