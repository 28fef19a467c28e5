// Phone numbers for reading and as they are typed, the way their country writes them. It comes with the countries' rules: import this
// module when there is a phone to deal with, not before.
import { AsYouType, isSupportedCountry, parsePhoneNumberFromString } from 'libphonenumber-js/max'
import { plainDigits } from '#shared/digits.ts'

export { isPhone, readPhone } from '#shared/phone.ts'

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
