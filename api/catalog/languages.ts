// Reads catalog texts in one language. The schema is declared once and parsed in each language at the start, so that
// requests need no lookup of translations.
import { eachLanguage } from '#shared/languages.ts'
import * as z from 'zod/mini'
import type { Language } from '../locale/language.ts'
import { localized } from './schema.ts'

/** Schema of text in the four languages that returns the text of one language. */
export type TextIn = ReturnType<typeof textIn>

/**
 * Parses the data in each language.
 * @param schemaOf schema of the topic, with `text` for text in the four languages
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
