// Which language the app speaks: the cookie, then the browser's languages, then English; switched without a reload.
import type { IntlShape } from 'react-intl'
import { localeOf, type Locale } from '../client/languages.ts'
import type { Jar } from './jar.ts'
import { intlFor, type Messages } from './messages.ts'
import { createStore, type Store } from './store.ts'

export type Speech = { locale: Locale; intl: IntlShape }

/** @param preferred the browser's languages, best first */
export function detectLocale(jar: Jar, preferred: readonly string[]): Locale {
  return localeOf(jar.get('locale')) ?? preferred.map(localeOf).find((locale) => locale !== undefined) ?? 'EN'
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

export function createSpeech(locale: Locale, messages: Messages): Store<Speech> {
  return createStore({ locale, intl: intlFor(locale, messages) })
}
