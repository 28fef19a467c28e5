// Returns the initials of a member, which are shown if the member has no picture.
import type { UserInfo } from '#generated/schema.d.ts'

/** Returns the first letters of first and last name. Skips a Thai vowel that is written before its consonant. */
export function initialsOf({ firstName, lastName }: Pick<UserInfo, 'firstName' | 'lastName'>): string {
  return [firstName, lastName].map((name) => firstLetter(name ?? '')).join('')
}

const firstLetter = (name: string) => /\p{Lo}|\p{L}/u.exec(name.replace(/^[เแโใไ]/, ''))?.[0] ?? ''
