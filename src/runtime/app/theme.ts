// Day or night: the visitor's own choice where they made one, else the system's.
import type { CookieStore } from '../storage/cookieStore.ts'
import { createStore, type Store } from '../storage/store.ts'

export type Theme = 'day' | 'night'

/** The theme that the cookie names; `undefined` for any other value. */
export function themeIn(cookies: CookieStore): Theme | undefined {
  const value = cookies.get('theme')
  return value === 'day' || value === 'night' ? value : undefined
}

/** The chosen theme, stored in a cookie and set on the document as soon as it changes. */
export function createTheme(cookies: CookieStore): Store<Theme | undefined> {
  const store = createStore(themeIn(cookies))
  return {
    ...store,
    set: (theme) => {
      cookies.set('theme', theme ?? null)
      document.documentElement.dataset.theme = theme
      store.set(theme)
    },
  }
}

/** The system's theme, for useSyncExternalStore; the server cannot know it and renders day. */
export const systemTheme = {
  subscribe: (listener: () => void) => {
    const media = matchMedia('(prefers-color-scheme: dark)')
    media.addEventListener('change', listener)
    return () => media.removeEventListener('change', listener)
  },
  get: (): Theme => (matchMedia('(prefers-color-scheme: dark)').matches ? 'night' : 'day'),
  getOnServer: (): Theme => 'day',
}
