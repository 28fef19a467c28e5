// Splits texts into words for the search. Thai has no spaces between words, so the words come from the dictionary of
// `Intl.Segmenter`.
import { folded } from '#shared/folded.ts'
import { eachLanguage } from '#shared/languages.ts'
import { localeOf, type Language } from '../locale/language.ts'

const segmenters = eachLanguage((language) => new Intl.Segmenter(localeOf[language], { granularity: 'word' }))

/** Invisible characters that prevent line breaks; they must not separate words. */
const joiners = /[\u00ad\u200b\u2060]/g

/**
 * Word of a text: `plain` without accents and tone marks. `term` is the word to search for: in Vietnamese, it has the
 * accents that were typed, because they distinguish many words.
 */
export type Word = { term: string; plain: string }

/** Returns the words of a text. */
export function wordsOf(language: Language, text: string): Word[] {
  const words: Word[] = []
  for (const { segment, isWordLike } of segmenters[language].segment(text.replace(joiners, '')))
    if (isWordLike) words.push(wordOf(language, segment))
  return words
}

function wordOf(language: Language, segment: string): Word {
  const plain = folded(segment)
  return { plain, term: language === 'vn' ? segment.toLowerCase().normalize('NFC') : plain }
}

/** Returns the terms under which a text is found: its words with and without accents. */
export const termsOf = (language: Language, text: string): string[] =>
  wordsOf(language, text).flatMap(({ term, plain }) => (term === plain ? term : [plain, term]))

/** Maximum length of an excerpt; the contract allows 200 characters. */
const longest = 160

/** Returns the start of a text, cut between two words. */
export function excerptOf(language: Language, text: string): string {
  if (text.length <= longest) return text
  let end = 0
  for (const { index, segment } of segmenters[language].segment(text)) {
    if (index + segment.length > longest) break
    end = index + segment.length
  }
  return `${text.slice(0, end).trimEnd()}…`
}
