// The account as members type it: an e-mail address, or a phone the way it is dialled at home.
import { toEmail } from './email.ts'
import { locales, type Locale } from '#shared/languages.ts'

/** The country whose way of dialling a language's speakers most likely mean. */
const homes = { EN: 'US', ID: 'ID', TH: 'TH', VN: 'VN' } as const satisfies Record<Locale, string>

export const homeOf = (locale: Locale) => homes[locale]
export const homeCountries = locales.map(homeOf)

/**
 * The account as the contract wants it: an address with its domain in ASCII, or E.164. What is neither is returned as typed, for the
 * schema to refuse.
 * @param country where they dial from (ISO 3166-1 alpha-2); without it the home of their language
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
