// The visitor's hub for components, and react-intl in the language it speaks.
import { createContext, use, useSyncExternalStore, type ReactNode } from 'react'
import { RawIntlProvider } from 'react-intl'
import { languages, type Locale } from '../client/languages.ts'
import type { Hub } from './hub.ts'
import { intlFor, fetchMessages } from './messages.ts'
import { pageChunk } from './reload.ts'
import type { Store } from './store.ts'

const HubContext = createContext<Hub | null>(null)

export function HubProvider({ hub, children }: { hub: Hub; children: ReactNode }) {
  const { intl } = useStore(hub.speech)
  return (
    <HubContext value={hub}>
      <RawIntlProvider value={intl}>{children}</RawIntlProvider>
    </HubContext>
  )
}

export function useHub(): Hub {
  const hub = use(HubContext)
  if (!hub) throw new Error('useHub needs a HubProvider above it.')
  return hub
}

/** A part of the page that comes to life late, once the value has changed, begins with what the server drew. */
export function useStore<Value>(store: Store<Value>): Value {
  return useSyncExternalStore(store.subscribe, store.get, store.getInitial)
}

/** The language spoken, and how to change it without a reload: messages first, then what the server said in words. */
export function useLanguage() {
  const { speech, jar, queryClient } = useHub()
  const { locale } = useStore(speech)
  const speak = async (next: Locale) => {
    // First, because a reload speaks the cookie's language, where these messages belong to a build that was replaced.
    jar.set('locale', next)
    // Her own choice comes after what a link asked for.
    jar.set('language', null)
    const messages = await pageChunk(() => fetchMessages(next))
    speech.set({ locale: next, intl: intlFor(next, messages) })
    document.documentElement.lang = languages[next].tag
    void queryClient.invalidateQueries()
  }
  return { locale, speak }
}
