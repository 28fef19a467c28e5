// The language the app speaks, switched without a reload.
import type { IntlShape } from 'react-intl'
import type { Locale } from '../client/languages.ts'
import { intlFor, type Messages } from './messages.ts'
import { createStore, type Store } from './store.ts'

export type Speech = { locale: Locale; intl: IntlShape }

export function createSpeech(locale: Locale, messages: Messages): Store<Speech> {
  return createStore({ locale, intl: intlFor(locale, messages) })
}
