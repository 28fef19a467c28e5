// Parses catalog data once per version and language, so that requests need no lookup of translations. Each schema is
// declared only once, for all languages.
import { eachLanguage } from '#shared/languages.ts'
import { valueAt } from '#shared/unknown.ts'
import * as z from 'zod/mini'
import type { Language } from '../locale/language.ts'
import { reuseEntries } from './reuse.ts'
import { displayText, localized, longestText } from './schema.ts'
import { openTopic, type TopicParts } from './topic.ts'

/** Schema that accepts text in the four languages, and returns the text in one language. */
export type TextIn = z.ZodMiniType<string>

/**
 * Parses the data once per language.
 * @param schemaOf function that builds the schema of the data. Its argument is the schema of a text in the four
 * languages, which returns the text in one language
 */
export function inEachLanguage<Schema extends z.ZodMiniType>(
  schemaOf: (text: TextIn) => Schema,
  data: unknown,
): Readonly<Record<Language, z.output<Schema>>> {
  const schemas = schemasIn(schemaOf)
  return eachLanguage((language) => schemas[language].parse(data))
}

/** Defines a topic whose content is parsed once per language. */
export function defineLocalizedTopic<Schema extends z.ZodMiniType>({
  schemaOf,
  ...parts
}: TopicParts & { schemaOf: (text: TextIn) => Schema }) {
  const schemas = schemasIn(schemaOf)
  const prepared = Object.values(schemas).map((schema) => reuseEntries(schema, parts.list))
  return openTopic({
    ...parts,
    schema: schemas.en,
    prepare: (entry) => prepared.forEach((prepare) => prepare(entry)),
    read: (data) => eachLanguage((language): z.output<Schema> => schemas[language].parse(data)),
  })
}

/**
 * Returns the schema of each language. Only the schema of the first language, English, validates the texts of all
 * languages, because the schema of texts needs most of the time.
 */
const schemasIn = <Schema extends z.ZodMiniType>(schemaOf: (text: TextIn) => Schema) =>
  eachLanguage((language) => schemaOf(language === 'en' ? allTexts : onlyTextIn(language)))

const allTexts: TextIn = z.pipe(
  localized,
  z.transform(({ en }) => en),
)

/** Schema that validates and returns the text in one language only. */
const onlyTextIn = (language: Language): TextIn =>
  z.pipe(
    z.transform((texts) => valueAt(texts, language)),
    displayText(longestText),
  )
