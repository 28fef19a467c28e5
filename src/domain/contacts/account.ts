// Parses an account as members type it at sign-in: an email address, or a phone number in national format.
import { toEmail } from './email.ts'
import { locales, type Locale } from '#shared/languages.ts'

/** Default country for phone numbers, by language. */
const homes = { EN: 'US', ID: 'ID', TH: 'TH', VN: 'VN' } as const satisfies Record<Locale, string>

export const homeOf = (locale: Locale) => homes[locale]
export const homeCountries = locales.map(homeOf)

/**
 * Normalizes an account for the contract: returns an email address with an ASCII domain, or a phone number in E.164
 * format. Returns other text unchanged; the schema rejects it.
 * @param country default country for phone numbers (ISO 3166-1 alpha-2); default: the country of the language
 */
export async function toAccount(
  typed: string,
  locale: Locale,
  country: string = homeOf(locale),
): Promise<string> {
  const text = toEmail(typed)
  if (text.includes('@') || !/\d/.test(text)) return text
  const { readPhone } = await import('#src/runtime/format/phone.ts')
  const phone = readPhone(text, country)
  return phone?.isValid ? phone.e164 : text
}
