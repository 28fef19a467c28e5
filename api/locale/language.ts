// The language of an answer, from the `Language` header; the wire names are no BCP 47 tags, Intl gets those.

export type Language = 'en' | 'id' | 'th' | 'vn'

/** Text in the four languages. */
export type Localized = Readonly<Record<Language, string>>

/** BCP 47, for Intl: `vn` is no language tag, Intl would silently fall back. */
export const localeOf: Localized = { en: 'en-US', id: 'id-ID', th: 'th-TH', vn: 'vi-VN' }

/** The header's language; `en` for an unknown or missing value. */
export function languageOf(header: string | null | undefined): Language {
  const wanted = header?.trim().toLowerCase()
  return wanted === 'id' || wanted === 'th' || wanted === 'vn' ? wanted : 'en'
}

/** The language that is spoken in a country (section 2): TH gives TH, ID gives ID, VN gives VN, anything else EN. */
export const languageIn = (countryCode: string): Language => languageOf(countryCode)

/** A country's name in the language; its code where the name is unknown. */
export const countryName = (code: string, language: Language): string =>
  regionNames[language].of(code) ?? code

// Made once: reading a locale's names takes longer than a call to the database.
const regionNames: Readonly<Record<Language, Intl.DisplayNames>> = {
  en: new Intl.DisplayNames([localeOf.en], { type: 'region' }),
  id: new Intl.DisplayNames([localeOf.id], { type: 'region' }),
  th: new Intl.DisplayNames([localeOf.th], { type: 'region' }),
  vn: new Intl.DisplayNames([localeOf.vn], { type: 'region' }),
}
