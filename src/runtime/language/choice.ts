// Stores the language that a visitor has chosen.
import type { Locale } from '#shared/languages.ts'
import type { CookieStore } from '../storage/cookieStore.ts'

/** The choice of the visitor replaces the language of a link. */
export function chooseLocale(cookies: CookieStore, locale: Locale) {
  cookies.set('locale', locale)
  cookies.set('language', null)
}
