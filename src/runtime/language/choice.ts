// Stores the language that a visitor has chosen.
import type { Locale } from '#shared/languages.ts'
import type { CookieStore } from '../storage/cookieStore.ts'

/** Stores the language that the visitor chooses, and deletes the language that a link has set. */
export function chooseLocale(cookies: CookieStore, locale: Locale) {
  cookies.set('locale', locale)
  cookies.set('language', null)
}
