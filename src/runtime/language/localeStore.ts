// The app's language, switched without a reload.
import type { IntlShape } from 'react-intl'
import type { Locale } from '../../client/languages.ts'
import { intlFor, type Messages } from './messages.ts'
import { createStore, type Store } from '../app/store.ts'

export type LocaleState = { locale: Locale; intl: IntlShape }

export function createLocaleStore(locale: Locale, messages: Messages): Store<LocaleState> {
  return createStore({ locale, intl: intlFor(locale, messages) })
}
