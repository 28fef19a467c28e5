// Which language a page starts in (section 2), on the server and in the browser.
import { localeOf, type Locale } from '../../client/languages.ts'
import type { CookieStore } from '../cookies/cookieStore.ts'

/**
 * The first of these that names a language of ours: the `Language` query's value (the initial detection), the locale cookie,
 * the browser's languages, the domain (the fallback), English.
 * @param preferred the browser's languages, best first
 * @param hostname the page's
 */
export function detectLocale(cookies: CookieStore, preferred: readonly string[], hostname: string): Locale {
  return (
    localeOf(cookies.get('language')) ??
    localeOf(cookies.get('locale')) ??
    preferred.map(localeOf).find((locale) => locale !== undefined) ??
    localeOfDomain(hostname) ??
    'EN'
  )
}

/** @param hosts as `VITE_LANGUAGE_HOSTS` writes them: `TH=hub.example.co.th,VN=hub.example.vn` */
export function localeOfDomain(
  hostname: string,
  hosts = import.meta.env.VITE_LANGUAGE_HOSTS ?? '',
): Locale | undefined {
  const pairs = hosts.split(',').map((pair) => pair.trim().split('='))
  return localeOf(pairs.find(([, host]) => host === hostname)?.[0])
}

/** The languages of an `Accept-Language` header, best first. */
export function acceptedLanguages(header: string | null): string[] {
  return (header ?? '')
    .split(',')
    .map((part) => {
      const [tag = '', weight] = part.split(';q=')
      return { tag: tag.trim(), weight: weight === undefined ? 1 : Number(weight) }
    })
    .toSorted((a, b) => b.weight - a.weight)
    .map(({ tag }) => tag)
    .filter(Boolean)
}
