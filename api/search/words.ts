// Splits texts into words for the search. Thai has no spaces between words, so the words come from the dictionary of
// `Intl.Segmenter`.
import { folded } from '#shared/folded.ts'
import { eachLanguage } from '#shared/languages.ts'
import { localeOf, type Language } from '../locale/language.ts'

const segmenters = eachLanguage((language) => new Intl.Segmenter(localeOf[language], { granularity: 'word' }))

/** Invisible characters that prevent line breaks; they must not separate words. */
const joiners = /[\u00ad\u200b\u2060]/g

/** Returns the normalized words of a text. */
export function wordsOf(language: Language, text: string): string[] {
  const words: string[] = []
  for (const { segment, isWordLike } of segmenters[language].segment(text.replace(joiners, '')))
    if (isWordLike) words.push(folded(segment))
  return words
}

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
