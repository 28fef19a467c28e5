// Full-text index of texts in one language, built once and never changed. MiniSearch finds words and starts of words;
// this module determines how well a text matches all concepts of a query.
import MiniSearch, { type Query, type SearchResult } from 'minisearch'
import { folded } from '#shared/folded.ts'
import type { Language } from '../locale/language.ts'
import type { Concept, Phrase } from './concepts.ts'
import { areNear } from './proximity.ts'
import { vocabularyOf, type Vocabulary } from './vocabulary.ts'
import { termsOf, wordsOf } from './words.ts'

/** `labels`: names of the groups to which an item belongs, such as its topic. `words`: other terms, one per line. */
export type SearchText = { name: string; labels: string; text: string; words?: string }
type Row = SearchText & { id: number }

/**
 * Matching text: its position, and how well it matches. Matches with a grade below `strong` only mention the words of
 * the query in their text.
 */
export type Match = { at: number; grade: number; score: number }
export const strong = 1.5

export type TextIndex = Vocabulary & {
  /** @param least number of concepts that must occur; returns the best match first */
  find: (concepts: readonly Concept[], least: number) => Match[]
  /** Returns Thai names that contain the query as a part of a longer word. */
  findParts: (query: string) => Match[]
}

/** Grades of the fields that contain a concept, and of texts whose name is the query. */
const grades = new Map([
  ['name', 3],
  ['words', 3],
  ['labels', 2],
  ['text', 1],
])
const wholeName = 1
const partOfName = 2.5

/** Builds the index in small steps, so that other requests are processed in the meantime. */
export async function textIndex(language: Language, texts: readonly SearchText[]): Promise<TextIndex> {
  const terms = new Set<string>()
  const words = (text: string) => {
    const all = termsOf(language, text)
    for (const term of all) terms.add(term)
    return all
  }
  const index = new MiniSearch<Row>({
    fields: ['name', 'labels', 'text', 'words'],
    tokenize: words,
    // The words are already normalized.
    processTerm: (term) => term,
    searchOptions: { tokenize: (text) => [text], processTerm: (term) => term },
  })
  await index.addAllAsync(
    texts.map((text, id) => ({ id, ...text })),
    { chunkSize: 20 },
  )
  const names = texts.map(({ name }) => folded(name))
  const phrases = new Map<string, Set<number>>()
  for (const [at, { name, words: lines = '' }] of texts.entries())
    for (const line of [name, ...lines.split('\n')]) {
      const all = wordsOf(language, line)
      for (const key of new Set([
        all.map(({ term }) => term).join(' '),
        all.map(({ plain }) => plain).join(' '),
      ]))
        phrases.set(key, (phrases.get(key) ?? new Set()).add(at))
    }
  return {
    ...vocabularyOf(terms),
    find(concepts, least) {
      const matches = new Map<number, ConceptMatch[]>()
      for (const [position, concept] of concepts.entries())
        for (const result of index.search(queryFor(concept))) {
          const at = Number(result.id)
          const match = matchOf(result, concept, position)
          matches.set(at, [...(matches.get(at) ?? []), match])
        }
      const whole = phrases.get(concepts.map(({ phrases: [typed] }) => typed?.terms.join(' ')).join(' '))
      const graded = [...matches].flatMap(([at, all]) => {
        const covered = all.filter(({ grade }) => grade > 0)
        if (covered.length < least) return []
        const bonus = whole?.has(at) ? wholeName : 0
        const grade = covered.reduce((sum, match) => sum + match.grade, 0) / concepts.length + bonus
        return { at, grade, covered, score: covered.reduce((sum, { score }) => sum + score, 0) }
      })
      const sorted = graded.toSorted((a, b) => b.grade - a.grade || b.score - a.score)
      let checks = 0
      return sorted.filter(({ at, covered }) => {
        if (isAbout(covered)) return true
        // Most of these texts are long, and only the best of them are displayed.
        return ++checks <= mostChecks && mentions(covered, termsOf(language, texts[at]?.text ?? ''))
      })
    },
    findParts(query) {
      const part = folded(query).trim()
      if (part.length < 2) return []
      return names.flatMap((name, at) => (name.includes(part) ? { at, grade: partOfName, score: 0 } : []))
    },
  }
}

type ConceptMatch = { position: number; grade: number; score: number; terms: readonly string[] }

/** Returns a query for the phrases of a concept. */
function queryFor({ phrases, isLast }: Concept): Query {
  return {
    combineWith: 'OR',
    queries: phrases.map((phrase): Query => ({
      combineWith: 'AND',
      boost: boostFor(phrase),
      queries: phrase.terms.map((term) => termQuery(term, isLast && phrase.loss === 0)),
    })),
  }
}

const boostFor = ({ loss }: Phrase) => {
  const weight = 1 - loss / 2
  return { name: 4 * weight, words: 4 * weight, labels: 2 * weight, text: weight }
}

function termQuery(term: string, isLast: boolean): Query {
  const isLong = term.length > 3
  return { queries: [term], prefix: isLong || (isLast && term.length > 1) }
}
/** Returns the best grade of the phrases that a text contains. */
function matchOf({ match, score }: SearchResult, { phrases }: Concept, position: number): ConceptMatch {
  const matches = Object.entries(match)
  const gradeOf = (term: string) => {
    const options = matches
      .filter(([each]) => each.startsWith(term))
      .flatMap(([each, fields]) => fields.map((field) => gradeIn(field, term, each)))
    return Math.max(0, ...options)
  }
  const all = phrases.map(({ terms, loss }) => {
    const worst = Math.min(...terms.map(gradeOf))
    return worst <= 0 ? 0 : Math.max(0.1, worst - loss)
  })
  return { position, score, grade: Math.max(...all), terms: matches.map(([term]) => term) }
}

/** Loss of relevance of words that only start with the term. */
const startLoss = 0.25

/** Minimum length of a start of a word: short ones in texts would match too much. */
const shortestStart = { name: 2, text: 4 }

function gradeIn(field: string, term: string, word: string): number {
  const grade = grades.get(field) ?? 0
  if (word === term) return grade
  const shortest = field === 'text' ? shortestStart.text : shortestStart.name
  return term.length < shortest ? 0 : grade - startLoss
}

/** Maximum number of texts that a search checks for the words of a query close together. */
const mostChecks = 40

/** Returns true if the name or labels contain at least half of the concepts. */
const isAbout = (covered: readonly ConceptMatch[]): boolean =>
  covered.length < 2 || covered.filter(({ grade }) => grade >= strong).length * 2 >= covered.length

/** Returns true if the words of a text contain all concepts close together. */
const mentions = (covered: readonly ConceptMatch[], words: readonly string[]): boolean =>
  areNear(
    words,
    covered.map(({ terms }) => new Set(terms)),
  )
