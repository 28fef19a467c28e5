// Day or night: the member's own choice where she made one, else the system's.
import type { Jar } from './jar.ts'

export type Theme = 'day' | 'night'

/** The chosen theme; `undefined` leaves it to the system. */
export function themeOf(jar: Jar): Theme | undefined {
  const chosen = jar.get('theme')
  return chosen === 'day' || chosen === 'night' ? chosen : undefined
}

/** The theme that is seen now, the system's where none was chosen. */
export function themeSeen(jar: Jar): Theme {
  return themeOf(jar) ?? (matchMedia('(prefers-color-scheme: dark)').matches ? 'night' : 'day')
}

export function chooseTheme(jar: Jar, theme: Theme) {
  jar.set('theme', theme)
  document.documentElement.dataset.theme = theme
}
