// Text in the languages of the hub, and names of countries in them.
import { eachLanguage, languageOf, tagOf, type Language } from '#shared/languages.ts'

export type { Language }

/** Text in the four languages. */
export type Localized = Readonly<Record<Language, string>>

/** BCP 47, for Intl: `vn` is no language tag, Intl would silently fall back. */
export const localeOf: Localized = eachLanguage(tagOf)

/** The language that is spoken in a country (section 2): TH gives TH, ID gives ID, VN gives VN, anything else EN. */
export const languageIn = (countryCode: string): Language => languageOf(countryCode)

/** A country's name in the language; its code where the name is unknown. */
export const countryName = (code: string, language: Language): string =>
  regionNames[language].of(code) ?? code

// Made once: reading a locale's names takes longer than a call to the database.
const regionNames = eachLanguage(
  (language) => new Intl.DisplayNames([localeOf[language]], { type: 'region' }),
)
