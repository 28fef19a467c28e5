// Initials of a member without a picture.
import type { UserInfo } from '#generated/schema.d.ts'

/** Returns the first letters, without a Thai vowel that is written before its consonant. */
export function initialsOf({ firstName, lastName }: Pick<UserInfo, 'firstName' | 'lastName'>): string {
  return [firstName, lastName].map((name) => firstLetter(name ?? '')).join('')
}

const firstLetter = (name: string) => /\p{Lo}|\p{L}/u.exec(name.replace(/^[เแโใไ]/, ''))?.[0] ?? ''
