// Lists countries, calling codes and provinces for forms. The data comes from libraries, and country names from Intl.
import examples from 'libphonenumber-js/mobile/examples'
import {
  getCountries,
  getCountryCallingCode,
  getExampleNumber,
  isSupportedCountry,
} from 'libphonenumber-js/max'
import type { components } from '#generated/schema.d.ts'
import { localeOfCountry } from '#shared/languages.ts'
import { provinceIn, provincesOf } from '../catalog/provinces.ts'
import { countryName, localeOf, type Language } from '../locale/language.ts'

type Schemas = components['schemas']

/** Default country of forms if the caller's country is unknown. */
const homeCountry = 'US'

/** Returns the language of a `langCode` such as `EN_US`, or `fallback` if there is no `langCode`. */
export function languageOfCode(langCode: string | undefined, fallback: Language): Language {
  if (langCode === undefined) return fallback
  const name = langCode.slice(0, 2).toLowerCase()
  if (name === 'vi' || name === 'vn') return 'vn'
  return name === 'id' || name === 'th' ? name : 'en'
}

export function defaultRegion(country: string | null, language: Language): Schemas['DefaultRegion'] {
  const code = country !== null && isSupportedCountry(country) ? country : homeCountry
  return {
    countryCode: code,
    countryName: countryName(code, language),
    callingCode: `+${getCountryCallingCode(code)}`,
    language: localeOfCountry(code),
  }
}

export const countries = remembered((language): Schemas['Country'][] => {
  const { compare } = new Intl.Collator(localeOf[language])
  return getCountries()
    .map((countryCode) => ({ countryCode, name: countryName(countryCode, language) }))
    .toSorted((a, b) => compare(a.name, b.name))
})

export const callingCodes = remembered((language): Schemas['CountryCallingCode'][] =>
  countries(language).flatMap(({ countryCode, name }) => {
    if (!isSupportedCountry(countryCode)) return []
    const example = getExampleNumber(countryCode, examples)?.formatNational() ?? null
    return [{ countryCode, name, callingCode: `+${getCountryCallingCode(countryCode)}`, example }]
  }),
)

/** Returns the provinces of a country. Thai readers get Thai names in Thai sort order. */
export function provinces(countryCode: string, language: Language): Schemas['Province'][] {
  const list = provincesOf(countryCode)
  const options = list.map((province) => ({ code: province.code, name: provinceIn(language, province) }))
  if (language !== 'th' || !list.some(({ thai }) => thai)) return options
  const { compare } = new Intl.Collator('th-TH')
  return options.toSorted((a, b) => compare(a.name, b.name))
}

/** Caches the result of `make` for each language, because sorting 245 names takes longer than a database query. */
function remembered<Of>(make: (language: Language) => Of): (language: Language) => Of {
  const cache = new Map<Language, Of>()
  return (language) => {
    const cacheEntry = cache.get(language) ?? make(language)
    cache.set(language, cacheEntry)
    return cacheEntry
  }
}
