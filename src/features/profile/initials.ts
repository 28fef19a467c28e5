// The initials that are shown where a member has no picture.
import type { UserInfo } from '#generated/schema.d.ts'

/** First letters as people read them: a Thai vowel before its consonant stays with it. */
export function initialsOf({ firstName, lastName }: Pick<UserInfo, 'firstName' | 'lastName'>): string {
  return [firstName, lastName].map((name) => firstLetter(name ?? '')).join('')
}

const firstLetter = (name: string) => /\p{Lo}|\p{L}/u.exec(name.replace(/^[เแโใไ]/, ''))?.[0] ?? ''
