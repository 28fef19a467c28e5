// Formats phone numbers for display and while the user types. The module contains the metadata of all countries: import
// it on demand.
import { AsYouType, isSupportedCountry, parsePhoneNumberFromString } from 'libphonenumber-js/max'
import { plainDigits } from '#shared/digits.ts'

export { isPhone, readPhone } from '#shared/phone.ts'

/** Formats an incomplete number with the separators that its country uses. */
export const phoneAsTyped = (typed: string, country: string) =>
  new AsYouType(isSupportedCountry(country) ? country : undefined).input(plainDigits(typed))

/**
 * Formats an E.164 number for display. The national format is used for readers in the country of the number, otherwise
 * the international format. Returns invalid numbers unchanged.
 */
export function phoneText(e164: string, readerCountry?: string): string {
  const phone = parsePhoneNumberFromString(e164)
  if (!phone) return e164
  return phone.country === readerCountry ? phone.formatNational() : phone.formatInternational()
}
