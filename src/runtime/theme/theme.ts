// Day or night: the visitor's own choice where they made one, else the system's.
import type { CookieStore } from '../cookies/cookieStore.ts'
import { createStore, type Store } from '../app/store.ts'

export type Theme = 'day' | 'night'

/** The theme that the cookie names; `undefined` for anything else that it may say. */
export function themeIn(cookies: CookieStore): Theme | undefined {
  const kept = cookies.get('theme')
  return kept === 'day' || kept === 'night' ? kept : undefined
}

/** The chosen theme, kept in a cookie and seen on the document as soon as it changes. */
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

/** What the system wishes for, for useSyncExternalStore; the server cannot know and says day. */
export const systemTheme = {
  subscribe: (listener: () => void) => {
    const wish = matchMedia('(prefers-color-scheme: dark)')
    wish.addEventListener('change', listener)
    return () => wish.removeEventListener('change', listener)
  },
  get: (): Theme => (matchMedia('(prefers-color-scheme: dark)').matches ? 'night' : 'day'),
  getOnServer: (): Theme => 'day',
}
