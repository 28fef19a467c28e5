// Estimates the country of a visitor for the registration, if the network does not report the country.
import { homeOf } from './account.ts'
import type { Locale } from '#shared/languages.ts'

/** Countries of the brand's sites by their time zones. */
const homesByZone: Readonly<Record<string, string>> = {
  'Asia/Bangkok': 'TH',
  'Asia/Ho_Chi_Minh': 'VN',
  'Asia/Saigon': 'VN',
  'Asia/Jakarta': 'ID',
  'Asia/Pontianak': 'ID',
  'Asia/Makassar': 'ID',
  'Asia/Ujung_Pandang': 'ID',
  'Asia/Jayapura': 'ID',
}

type Signs = {
  /** Country of the network; without such a country, the server returns the region of the browser's language. */
  isoCode: string | null
  locale: Locale
  /** Time zone of the browser; `undefined` on the server. */
  timeZone: string | undefined
}

/**
 * Returns the country to select first. The time zone of a home country is the strongest sign. Many browsers in these
 * countries accept `en-US`: for readers of another language, the United States count only with an American time zone.
 */
export function likelyCountry({ isoCode, locale, timeZone = '' }: Signs): string {
  const ofZone = homesByZone[timeZone]
  if (ofZone) return ofZone
  const isGuess = isoCode === 'US' && locale !== 'EN' && !/^(?:America|Pacific|US)\//.test(timeZone)
  return isoCode === null || isGuess ? homeOf(locale) : isoCode
}
