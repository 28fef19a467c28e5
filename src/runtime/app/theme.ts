// Theme of the page: the theme that the visitor has chosen, otherwise the system theme.
import type { CookieStore } from '../storage/cookieStore.ts'
import { createStore, type Store } from '../storage/store.ts'

export type Theme = 'day' | 'night'

/** Reads the theme from its cookie; `undefined` for an invalid value. */
export function themeIn(cookies: CookieStore): Theme | undefined {
  const value = cookies.get('theme')
  return value === 'day' || value === 'night' ? value : undefined
}

/** Sets the theme of the document; without a theme, the style sheet follows the system theme. */
export function showTheme(theme: Theme | undefined) {
  const { dataset } = document.documentElement
  // Assigning `undefined` would set the text "undefined".
  if (theme) dataset.theme = theme
  else delete dataset.theme
}

/** Creates the store of the chosen theme; a change also sets the cookie and the attribute of the document element. */
export function createTheme(cookies: CookieStore): Store<Theme | undefined> {
  const store = createStore(themeIn(cookies))
  return {
    ...store,
    set: (theme) => {
      cookies.set('theme', theme ?? null)
      showTheme(theme)
      store.set(theme)
    },
  }
}

/**
 * Reads the system theme for useSyncExternalStore. The server does not know the system theme and renders the light
 * theme.
 */
export const systemTheme = {
  subscribe: (listener: () => void) => {
    const media = matchMedia('(prefers-color-scheme: dark)')
    media.addEventListener('change', listener)
    return () => media.removeEventListener('change', listener)
  },
  get: (): Theme => (matchMedia('(prefers-color-scheme: dark)').matches ? 'night' : 'day'),
  getOnServer: (): Theme => 'day',
}
