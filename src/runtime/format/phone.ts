// Phone numbers (section 5): read however they were dialled or pasted, kept as E.164, shown the way their country writes
// them. The countries' rules weigh 35 kB: import this module when there is a phone to deal with, not before.
import {
  AsYouType,
  getCountryCallingCode,
  isSupportedCountry,
  parsePhoneNumberFromString,
  type CountryCode,
} from 'libphonenumber-js/min'
import { plainDigits } from './digits.ts'

export type Phone = {
  e164: string
  /** ISO 3166-1 alpha-2; `undefined` where the number belongs to no single country. */
  country: string | undefined
  /** As it is written in its own country: `081 234 5678`. */
  national: string
  isValid: boolean
}

/**
 * Reads at most 250 characters with 2 to 17 national digits; dialled with `00`, too.
 * @param country whose way of dialling is meant where the number does not begin with a calling code
 * @returns no result for what is no number, too short, too long, or of an invalid country
 */
export function readPhone(typed: string, country?: string): Phone | undefined {
  const text = plainDigits(typed).trim()
  if (country !== undefined && !isSupportedCountry(country)) return undefined
  const dialled = parse(text, country)
  return dialled?.isValid ? dialled : (parse(text.replace(/^00/, '+'), country) ?? dialled)
}

/** Whether it is a non-empty string that parses and is valid, in the numbering plan of `country` where one is given. */
export function isPhone(value: unknown, country?: string): boolean {
  if (typeof value !== 'string') return false
  const phone = readPhone(value, country)
  if (!phone?.isValid) return false
  return country === undefined || (isSupportedCountry(country) && belongsTo(phone.e164, country))
}

/** A number as far as it was typed, with its country's separators. */
export const phoneAsTyped = (typed: string, country: string) =>
  new AsYouType(isSupportedCountry(country) ? country : undefined).input(plainDigits(typed))

/**
 * An E.164 number for reading: nationally to who lives there, internationally to anybody else. What cannot be read is
 * returned as it is.
 */
export function phoneText(e164: string, readerCountry?: string): string {
  const phone = parsePhoneNumberFromString(e164)
  if (!phone) return e164
  return phone.country === readerCountry ? phone.formatNational() : phone.formatInternational()
}

function parse(text: string, country?: CountryCode): Phone | undefined {
  const phone = parsePhoneNumberFromString(text, country)
  return (
    phone && {
      e164: phone.number,
      country: phone.country,
      national: phone.formatNational(),
      isValid: phone.isValid(),
    }
  )
}

const belongsTo = (e164: string, country: CountryCode) =>
  parsePhoneNumberFromString(e164)?.countryCallingCode === getCountryCallingCode(country)
