/**
 * Maximum length of a phone number as it is typed (section 5 of the specification). It is a separate module, because
 * pages load `phone.ts` on demand.
 */
export const maxPhoneLength = 250
