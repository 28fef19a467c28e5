// The ways a page may look: in each language, by day and night, on a phone and a desktop.
import { isFull } from '../support/figures.ts'

export type Look = { language: number; theme: 'day' | 'night'; width: 360 | 1280 }

const themes = ['day', 'night'] as const
const widths = [360, 1280] as const

const all: Look[] = [0, 1, 2, 3].flatMap((language) =>
  themes.flatMap((theme) => widths.map((width) => ({ language, theme, width }))),
)

/** All sixteen in the full form; in the quick one each language once, each theme and each width twice. */
export const looks = all.filter(
  ({ language, theme, width }) =>
    isFull || (theme === themes[language % 3 > 0 ? 1 : 0] && width === widths[language % 2]),
)
