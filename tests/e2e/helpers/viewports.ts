// Lists the combinations in which pages are checked: each language, light and dark theme, phone and desktop.
import { isFull } from '#tests/support/measurements.ts'

export type Viewport = { language: number; theme: 'day' | 'night'; width: 360 | 1280 }

const themes = ['day', 'night'] as const
const widths = [360, 1280] as const

const all: Viewport[] = [0, 1, 2, 3].flatMap((language) =>
  themes.flatMap((theme) => widths.map((width) => ({ language, theme, width }))),
)

/**
 * The full suite uses all sixteen combinations. The quick suite uses Thai in the dark theme on a phone and English in
 * the light theme on a desktop.
 */
export const viewports = all.filter(
  ({ language, theme, width }) =>
    isFull ||
    (language === 2 && theme === 'night' && width === 360) ||
    (language === 0 && theme === 'day' && width === 1280),
)
