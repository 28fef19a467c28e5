// Keeps the language that a visitor has chosen.
import type { Locale } from '#shared/languages.ts'
import type { CookieStore } from '../storage/cookieStore.ts'

/** The visitor's own choice replaces what a link asked for. */
export function chooseLocale(cookies: CookieStore, locale: Locale) {
  cookies.set('locale', locale)
  cookies.set('language', null)
}
