// Store of the current language and its messages. The language changes without a reload; the messages of each screen
// are loaded on demand.
import type { IntlShape } from 'react-intl'
import type { Locale } from '#shared/languages.ts'
import { createStore, type Store } from '../storage/store.ts'
import { fetchMessages, intlFor, type MessagePart, type Messages } from './messages.ts'

export type LocaleState = { locale: Locale; intl: IntlShape }

export type LocaleStore = Pick<Store<LocaleState>, 'get' | 'getInitial' | 'subscribe'> & {
  /** Loads all current message parts in the given language, then switches to this language. */
  speak: (locale: Locale) => Promise<void>
  /** Loads a message part of the current language; text that is already shown stays unchanged. */
  load: (part: MessagePart) => Promise<void>
}

/** @param messages messages of the parts that are already loaded; must contain the part that all pages share */
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
    // The language may have changed while the part was loading: fetch the part again.
    if (get() === state) parts.add(part)
    else await load(part)
  }
  const speak = async (next: Locale): Promise<void> => {
    const partNames = [...parts]
    const fetched = await fetchMessages(next, partNames)
    // Another part may have been loaded in the old language in the meantime: fetch it, too.
    if (parts.size === partNames.length) set({ locale: next, intl: intlFor(next, fetched) })
    else await speak(next)
  }
  return { get, getInitial, subscribe, load, speak }
}
