/**
 * Maximum length of a phone number as typed (section 5). In a separate module, because pages load `phone.ts` on
 * demand.
 */
export const maxPhoneLength = 250
