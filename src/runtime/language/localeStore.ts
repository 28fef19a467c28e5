// Store of the language, which changes without a reload, and of its messages, which are loaded per screen.
import type { IntlShape } from 'react-intl'
import type { Locale } from '#shared/languages.ts'
import { createStore, type Store } from '../storage/store.ts'
import { fetchMessages, intlFor, type MessagePart, type Messages } from './messages.ts'

export type LocaleState = { locale: Locale; intl: IntlShape }

export type LocaleStore = Pick<Store<LocaleState>, 'get' | 'getInitial' | 'subscribe'> & {
  /** Loads the current parts in another language, then switches to it. */
  speak: (locale: Locale) => Promise<void>
  /** Loads a part; shown text does not change. */
  load: (part: MessagePart) => Promise<void>
}

/** @param messages messages of the loaded parts, at least of the part for all pages */
export function createLocaleStore(
  locale: Locale,
  messages: Messages,
  loaded: readonly MessagePart[] = ['messages'],
): LocaleStore {
  const { get, getInitial, set, subscribe } = createStore({ locale, intl: intlFor(locale, messages) })
  const parts = new Set(loaded)

  const load = async (part: MessagePart): Promise<void> => {
    const state = get()
    if (parts.has(part)) return
    Object.assign(state.intl.messages, await fetchMessages(state.locale, [part]))
    // The language may have changed in the meantime.
    if (get() === state) parts.add(part)
    else await load(part)
  }
  const speak = async (next: Locale): Promise<void> => {
    const partNames = [...parts]
    const fetched = await fetchMessages(next, partNames)
    // Another part may have been loaded in the meantime.
    if (parts.size === partNames.length) set({ locale: next, intl: intlFor(next, fetched) })
    else await speak(next)
  }
  return { get, getInitial, subscribe, load, speak }
}
