/** Most characters of a phone number as it is typed (section 5). Apart from `phone.ts`, which pages load on demand. */
export const maxPhoneLength = 250
