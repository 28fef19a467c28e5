// Parses phone numbers (section 5): accepts every form in which they are dialed or pasted, stores E.164. Page and
// server validate them only by this function. Its metadata distinguishes countries that share a calling code (United
// States and Canada, Britain and Guernsey) and has 39 kB compressed, so pages import it on demand.
import { isSupportedCountry, parsePhoneNumberFromString, type CountryCode } from 'libphonenumber-js/max'
import { plainDigits } from './digits.ts'

export type Phone = {
  e164: string
  /** ISO 3166-1 alpha-2; `undefined` if the number belongs to several countries. */
  country: string | undefined
  /** National format: `081 234 5678`. */
  national: string
  isValid: boolean
  /** Can receive a code: false for a landline. */
  isMobile: boolean
}

/**
 * Parses at most 250 characters with 2 to 17 national digits; also accepts the prefix `00`.
 * @param country default country for numbers without a calling code; such a number is then only valid in that country
 * @returns `undefined` for text that is no number, too short or too long, and for an unsupported country
 */
export function readPhone(typed: string, country?: string): Phone | undefined {
  const text = plainDigits(typed).trim()
  if (country !== undefined && !isSupportedCountry(country)) return undefined
  const dialled = parse(text, country)
  return dialled?.isValid ? dialled : (parse(text.replace(/^00/, '+'), country) ?? dialled)
}

/** @returns E.164 for a valid number; other text unchanged, for the validator to reject */
export function toE164(typed: string): string {
  const phone = readPhone(typed)
  return phone?.isValid ? phone.e164 : typed
}

/** True if the value is a string with a valid phone number, of `country` if it is set. */
export function isPhone(value: unknown, country?: string): boolean {
  if (typeof value !== 'string') return false
  const phone = readPhone(value, country)
  return phone?.isValid === true && (country === undefined || phone.country === country)
}

/** True if the value is a complete mobile number, which can receive a code. */
export const canReceiveCode = (value: unknown): boolean =>
  typeof value === 'string' && readPhone(value)?.isMobile === true

function parse(text: string, country?: CountryCode): Phone | undefined {
  const phone = parsePhoneNumberFromString(text, country)
  if (!phone) return undefined
  const isDialled = country !== undefined && !/^(?:tel:)?\s*\+/.test(text)
  // E.164 has no extensions, so numbers with an extension are invalid.
  const isValid = phone.isValid() && !phone.ext && (!isDialled || phone.country === country)
  const type = phone.getType()
  return {
    e164: phone.number,
    country: phone.country,
    national: phone.formatNational(),
    isValid,
    isMobile: isValid && (type === 'MOBILE' || type === 'FIXED_LINE_OR_MOBILE'),
  }
}
