// Defines the languages of the hub, and returns country names in these languages.
import { eachLanguage, languageOf, tagOf, type Language } from '#shared/languages.ts'

export type { Language }

/** Text in each of the four languages of the hub. */
export type Localized = Readonly<Record<Language, string>>

/** BCP 47 tags for Intl. For the unknown tag `vn`, Intl would use a fallback without an error. */
export const localeOf: Localized = eachLanguage(tagOf)

/**
 * Returns the language of a country (section 2 of the specification): Thai for TH, Indonesian for ID, Vietnamese for
 * VN, English for other countries.
 */
export const languageIn = (countryCode: string): Language => languageOf(countryCode)

/** Returns a country's name in the language, or its code if the name is unknown. */
export const countryName = (code: string, language: Language): string =>
  regionNames[language].of(code) ?? code

// Loads the names once, because loading the names of a locale takes longer than a database query.
const regionNames = eachLanguage(
  (language) => new Intl.DisplayNames([localeOf[language]], { type: 'region' }),
)
