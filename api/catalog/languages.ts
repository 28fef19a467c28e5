// Parses catalog data once per version and language, so that requests need no lookup of translations. Each schema is
// declared only once, for all languages.
import { eachLanguage } from '#shared/languages.ts'
import * as z from 'zod/mini'
import type { Language } from '../locale/language.ts'
import { localized } from './schema.ts'
import { reuseEntries } from './reuse.ts'
import { openTopic, type TopicParts } from './topic.ts'

/** Schema that accepts text in the four languages, and returns the text in one language. */
export type TextIn = ReturnType<typeof textIn>

/**
 * Parses the data once per language.
 * @param schemaOf function that builds the schema of the data. Its argument is the schema of a text in the four
 * languages, which returns the text in one language
 */
export function inEachLanguage<Schema extends z.ZodMiniType>(
  schemaOf: (text: TextIn) => Schema,
  data: unknown,
): Readonly<Record<Language, z.output<Schema>>> {
  const read = (language: Language) => schemaOf(textIn(language)).parse(data)
  return eachLanguage(read)
}

/** Defines a topic whose content is parsed once per language. */
export function defineLocalizedTopic<Schema extends z.ZodMiniType>({
  schemaOf,
  ...parts
}: TopicParts & { schemaOf: (text: TextIn) => Schema }) {
  const schemas = eachLanguage((language) => schemaOf(textIn(language)))
  const prepared = Object.values(schemas).map((schema) => reuseEntries(schema, parts.list))
  return openTopic({
    ...parts,
    schema: schemas.en,
    prepare: (entry) => prepared.forEach((prepare) => prepare(entry)),
    read: (data) => eachLanguage((language): z.output<Schema> => schemas[language].parse(data)),
  })
}

function textIn(language: Language) {
  return z.pipe(
    localized,
    z.transform((text) => text[language]),
  )
}
