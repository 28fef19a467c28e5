// Defines the four languages with their three names: public name (EN, ID, TH, VN), name in API requests, and BCP 47
// tag. `VN` and `vn` are not BCP 47 tags: Intl would silently fall back to another language, so only the tag is
// passed to Intl.

export const languages = {
  EN: { wire: 'en', tag: 'en-US', name: 'English' },
  ID: { wire: 'id', tag: 'id-ID', name: 'Bahasa Indonesia' },
  TH: { wire: 'th', tag: 'th-TH', name: 'ไทย' },
  VN: { wire: 'vn', tag: 'vi-VN', name: 'Tiếng Việt' },
} as const

export type Locale = keyof typeof languages
export type Language = (typeof languages)[Locale]['wire']
export type LanguageTag = (typeof languages)[Locale]['tag']

export const locales: readonly Locale[] = ['EN', 'ID', 'TH', 'VN']

/** Returns the BCP 47 tag that Intl requires, for the language name in API requests. */
export const tagOf = (language: Language): LanguageTag =>
  Object.values(languages).find(({ wire }) => wire === language)?.tag ?? languages.EN.tag

/** Builds an object that contains one value for each language, by calling the given function for each language. */
export const eachLanguage = <Value>(valueIn: (language: Language) => Value): Record<Language, Value> => ({
  en: valueIn('en'),
  id: valueIn('id'),
  th: valueIn('th'),
  vn: valueIn('vn'),
})

/**
 * Parses the locale from a cookie, a query or a browser language: `th`, `TH`, `th-TH`, `vi` …; `undefined` for other
 * languages.
 */
export function localeOf(text: string | null | undefined): Locale | undefined {
  const lowerCase = text?.trim().toLowerCase().split(/[-_]/)[0]
  return locales.find((locale) => {
    const { wire, tag } = languages[locale]
    return lowerCase === wire || lowerCase === tag.split('-')[0]
  })
}

/**
 * Returns the locale of the brand's site for a country code (ISO 3166-1 alpha-2; section 2 of the specification): TH,
 * ID or VN; EN for other countries.
 */
export const localeOfCountry = (isoCode: string | null): Locale =>
  isoCode === 'TH' || isoCode === 'ID' || isoCode === 'VN' ? isoCode : 'EN'

/** Returns the language of a `Language` header; `en` for an unknown or missing value. */
export function languageOf(header: string | null | undefined): Language {
  const lowerCase = header?.trim().toLowerCase()
  return Object.values(languages).find(({ wire }) => wire === lowerCase)?.wire ?? 'en'
}
