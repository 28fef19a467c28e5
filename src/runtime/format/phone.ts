// Formats phone numbers for display and while typing. Includes the metadata of all countries: import this module on
// demand.
import { AsYouType, isSupportedCountry, parsePhoneNumberFromString } from 'libphonenumber-js/max'
import { plainDigits } from '#shared/digits.ts'

export { isPhone, readPhone } from '#shared/phone.ts'

/** Formats an incomplete number with the separators of its country. */
export const phoneAsTyped = (typed: string, country: string) =>
  new AsYouType(isSupportedCountry(country) ? country : undefined).input(plainDigits(typed))

/**
 * Formats an E.164 number for display: national format for readers in its country, otherwise international. Returns
 * invalid numbers unchanged.
 */
export function phoneText(e164: string, readerCountry?: string): string {
  const phone = parsePhoneNumberFromString(e164)
  if (!phone) return e164
  return phone.country === readerCountry ? phone.formatNational() : phone.formatInternational()
}
