// The four languages under their three names: the public one (EN, ID, TH, VN), the one on the wire and the BCP 47 tag.
// `VN` and `vn` are no language tags: Intl would silently fall back, so code hands Intl the tag only.

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

/** The BCP 47 tag of a wire name, for Intl. */
export const tagOf = (language: Language): LanguageTag =>
  Object.values(languages).find(({ wire }) => wire === language)?.tag ?? languages.EN.tag

/** A value for each language. */
export const eachLanguage = <Value>(valueIn: (language: Language) => Value): Record<Language, Value> => ({
  en: valueIn('en'),
  id: valueIn('id'),
  th: valueIn('th'),
  vn: valueIn('vn'),
})

/** The locale that a cookie, a query or a browser means: `th`, `TH`, `th-TH`, `vi` … ; `undefined` for any other. */
export function localeOf(text: string | null | undefined): Locale | undefined {
  const lowerCase = text?.trim().toLowerCase().split(/[-_]/)[0]
  return locales.find((locale) => {
    const { wire, tag } = languages[locale]
    return lowerCase === wire || lowerCase === tag.split('-')[0]
  })
}

/** The locale of the brand's site for a country (ISO 3166-1 alpha-2, section 2): TH, ID and VN have their own, others EN. */
export const localeOfCountry = (isoCode: string | null): Locale =>
  isoCode === 'TH' || isoCode === 'ID' || isoCode === 'VN' ? isoCode : 'EN'

/** The language of a `Language` header; `en` for an unknown or missing value. */
export function languageOf(header: string | null | undefined): Language {
  const lowerCase = header?.trim().toLowerCase()
  return Object.values(languages).find(({ wire }) => wire === lowerCase)?.wire ?? 'en'
}
