// React provider of the app context, and of react-intl with the messages of the chosen language.
import { createContext, use, useSyncExternalStore, type ReactNode } from 'react'
import { RawIntlProvider } from 'react-intl'
import { languages, type Locale } from '#shared/languages.ts'
import type { AppContext } from './context.ts'
import { chooseLocale } from '../language/choice.ts'
import { pageChunk } from '../loading/reload.ts'
import type { Store } from '../storage/store.ts'

const AppReactContext = createContext<AppContext | null>(null)

export function AppProvider({ app, children }: { app: AppContext; children: ReactNode }) {
  const { intl } = useStore(app.localeStore)
  return (
    <AppReactContext value={app}>
      <RawIntlProvider value={intl}>{children}</RawIntlProvider>
    </AppReactContext>
  )
}

export function useAppContext(): AppContext {
  const app = use(AppReactContext)
  if (!app) throw new Error('useAppContext needs an AppProvider above it.')
  return app
}

/**
 * Subscribes a component to a store. A component that hydrates after a change first renders the initial value, because
 * the server rendered that value, too.
 */
export function useStore<Value>(store: Pick<Store<Value>, 'get' | 'getInitial' | 'subscribe'>): Value {
  return useSyncExternalStore(store.subscribe, store.get, store.getInitial)
}

/**
 * Returns the chosen language, and a function that changes the language without a reload. The function loads the
 * messages first, then refetches the data that the server localizes.
 */
export function useLanguage() {
  const { localeStore, cookies, queryClient } = useAppContext()
  const { locale } = useStore(localeStore)
  const setLocale = async (next: Locale) => {
    // Set the cookie before loading the messages. If the messages belong to a replaced build, `pageChunk` reloads the
    // page, and the reloaded page uses the language of the cookie.
    chooseLocale(cookies, next)
    await pageChunk(() => localeStore.speak(next))
    document.documentElement.lang = languages[next].tag
    void queryClient.invalidateQueries()
  }
  return { locale, setLocale }
}
