// The app's language, switched without a reload, and its messages, which grow with the screens that are shown.
import type { IntlShape } from 'react-intl'
import type { Locale } from '#shared/languages.ts'
import { createStore, type Store } from '../storage/store.ts'
import { fetchMessages, intlFor, type MessagePart, type Messages } from './messages.ts'

export type LocaleState = { locale: Locale; intl: IntlShape }

export type LocaleStore = Pick<Store<LocaleState>, 'get' | 'getInitial' | 'subscribe'> & {
  /** Fetches another language, in all the parts that are there in this one, and speaks it then. */
  speak: (locale: Locale) => Promise<void>
  /** Makes sure of a part: what is added changes nothing that is shown. */
  load: (part: MessagePart) => Promise<void>
}

/** @param messages of the parts, every page's at least */
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
    // Another language may have been chosen meanwhile.
    if (get() === state) parts.add(part)
    else await load(part)
  }
  const speak = async (next: Locale): Promise<void> => {
    const partNames = [...parts]
    const fetched = await fetchMessages(next, partNames)
    // A page may have been opened meanwhile.
    if (parts.size === partNames.length) set({ locale: next, intl: intlFor(next, fetched) })
    else await speak(next)
  }
  return { get, getInitial, subscribe, load, speak }
}
