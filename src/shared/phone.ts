// Phone numbers (section 5): read in any form in which they are dialled or pasted, stored as E.164. Page and server validate them by
// this function alone. The rules tell countries of one calling code apart, the United States from Canada and Britain from Guernsey: they weigh
// 39 kB compressed, so a page imports this once there is a phone to deal with, not before.
import { isSupportedCountry, parsePhoneNumberFromString, type CountryCode } from 'libphonenumber-js/max'
import { plainDigits } from './digits.ts'

export type Phone = {
  e164: string
  /** ISO 3166-1 alpha-2; `undefined` where the number belongs to no single country. */
  country: string | undefined
  /** As it is written in its own country: `081 234 5678`. */
  national: string
  isValid: boolean
  /** Whether it can take a code: no land line. */
  isMobile: boolean
}

/**
 * Reads at most 250 characters with 2 to 17 national digits; dialled with `00`, too.
 * @param country whose way of dialling is meant where the number does not begin with a calling code; the number is then valid in that
 * country alone
 * @returns no result for what is no number, too short, too long, or of an invalid country
 */
export function readPhone(typed: string, country?: string): Phone | undefined {
  const text = plainDigits(typed).trim()
  if (country !== undefined && !isSupportedCountry(country)) return undefined
  const dialled = parse(text, country)
  return dialled?.isValid ? dialled : (parse(text.replace(/^00/, '+'), country) ?? dialled)
}

/** @returns the canonical form of a valid number, and any other text as it is, for the validation to reject */
export function toE164(typed: string): string {
  const phone = readPhone(typed)
  return phone?.isValid ? phone.e164 : typed
}

/** Whether it is a non-empty string that parses and is valid, in `country` itself where one is given. */
export function isPhone(value: unknown, country?: string): boolean {
  if (typeof value !== 'string') return false
  const phone = readPhone(value, country)
  return phone?.isValid === true && (country === undefined || phone.country === country)
}

/** Whether it is a whole number of a mobile phone, to which a code can be sent. */
export const canReceiveCode = (value: unknown): boolean =>
  typeof value === 'string' && readPhone(value)?.isMobile === true

function parse(text: string, country?: CountryCode): Phone | undefined {
  const phone = parsePhoneNumberFromString(text, country)
  if (!phone) return undefined
  const isDialled = country !== undefined && !/^(?:tel:)?\s*\+/.test(text)
  // E.164 has no extension: what it would drop is not accepted.
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
