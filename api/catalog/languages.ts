// Texts of the catalogue in one language: a topic says what it is made of once, and is read four times at the start, so
// that no answer has to look for words.
import { eachLanguage } from '#shared/languages.ts'
import * as z from 'zod/mini'
import type { Language } from '../locale/language.ts'
import { localized } from './schema.ts'

/** Text in the four languages, read as that of one. */
export type TextIn = ReturnType<typeof textIn>

/**
 * The data in each language.
 * @param schemaOf what the topic is made of, where `text` stands for text in the four languages
 */
export function inEachLanguage<Schema extends z.ZodMiniType>(
  schemaOf: (text: TextIn) => Schema,
  data: unknown,
): Readonly<Record<Language, z.output<Schema>>> {
  const read = (language: Language) => schemaOf(textIn(language)).parse(data)
  return eachLanguage(read)
}

function textIn(language: Language) {
  return z.pipe(
    localized,
    z.transform((text) => text[language]),
  )
}
