// Parses phone numbers (section 5 of the specification): accepts every format in which people dial or paste them, and
// returns E.164. Browser and server use only this module to validate phone numbers. The metadata distinguishes
// countries that share a calling code (United States and Canada, Britain and Guernsey). Compressed, the metadata has 39
// kB, so pages import this module on demand.
import { isSupportedCountry, parsePhoneNumberFromString, type CountryCode } from 'libphonenumber-js/max'
import { plainDigits } from './digits.ts'

export type Phone = {
  e164: string
  /** Country of the number (ISO 3166-1 alpha-2); `undefined` if several countries share its number range. */
  country: string | undefined
  /** National format: `081 234 5678`. */
  national: string
  isValid: boolean
  /** True if the number can receive a code by text message; false for a landline. */
  isMobile: boolean
}

/**
 * Parses a phone number of at most 250 characters with 2 to 17 national digits; the prefix `00` is accepted as well.
 * @param country default country for numbers without a calling code; such a number must be valid in that country
 * @returns `undefined` for text that is not a number, for a number that is too short or too long, and for an
 * unsupported country
 */
export function readPhone(typed: string, country?: string): Phone | undefined {
  const text = plainDigits(typed).trim()
  if (country !== undefined && !isSupportedCountry(country)) return undefined
  const dialled = parse(text, country)
  return dialled?.isValid ? dialled : (parse(text.replace(/^00/, '+'), country) ?? dialled)
}

/** @returns the E.164 format of a valid number; other text unchanged, so that the validator rejects it */
export function toE164(typed: string): string {
  const phone = readPhone(typed)
  return phone?.isValid ? phone.e164 : typed
}

/** Returns true if the value is a string with a valid phone number, in `country` if it is set. */
export function isPhone(value: unknown, country?: string): boolean {
  if (typeof value !== 'string') return false
  const phone = readPhone(value, country)
  return phone?.isValid === true && (country === undefined || phone.country === country)
}

/** Returns true if the value is a complete mobile number, which can receive a code by text message. */
export const canReceiveCode = (value: unknown): boolean =>
  typeof value === 'string' && readPhone(value)?.isMobile === true

function parse(text: string, country?: CountryCode): Phone | undefined {
  const phone = parsePhoneNumberFromString(text, country)
  if (!phone) return undefined
  const isDialled = country !== undefined && !/^(?:tel:)?\s*\+/.test(text)
  // Reject a number with an extension, because E.164 has no extensions.
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
