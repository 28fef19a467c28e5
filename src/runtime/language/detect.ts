// Which language a page starts in (section 2), on the server and in the browser.
import { localeOf, type Locale } from '../../client/languages.ts'
import { languageHostsIn, type Settings } from '../../shared/settings.ts'
import type { CookieStore } from '../storage/cookieStore.ts'

/**
 * The first of these that names a language of ours: the `Language` query's value (the initial detection), the locale cookie,
 * the browser's languages, the domain (the fallback), English.
 * @param preferred the browser's languages, best first
 * @param hostname the page's
 */
export function detectLocale(
  cookies: CookieStore,
  preferred: readonly string[],
  hostname: string,
  settings: Settings = {},
): Locale {
  return (
    localeOf(cookies.get('language')) ??
    localeOf(cookies.get('locale')) ??
    preferred.map(localeOf).find((locale) => locale !== undefined) ??
    localeOfDomain(hostname, settings) ??
    'EN'
  )
}

const localeOfDomain = (hostname: string, settings: Settings): Locale | undefined =>
  localeOf(languageHostsIn(settings).find(({ host }) => host === hostname)?.language)

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
