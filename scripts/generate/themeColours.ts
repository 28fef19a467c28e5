// Reads the colors of the light and the dark theme from the app's style sheet, for files that cannot use style sheets.
import { readFileSync } from 'node:fs'
import Color from 'colorjs.io'

const source = 'src/ui/style/colours.css'

export type ThemeColours = { day: string; night: string }

/**
 * Returns a function that returns the CSS colors of a role, such as `accent`.
 * @throws an Error if the style sheet has no such role
 */
export function readThemeColours(): (role: string) => ThemeColours {
  const css = readFileSync(source, 'utf8')
  const resolve = (value: string) => {
    const variable = /^var\((--[\w-]+)\)$/.exec(value)?.[1]
    return variable === undefined ? value : (new RegExp(`${variable}: ([^;]+);`).exec(css)?.[1] ?? value)
  }
  return (role) => {
    const [, day, night] =
      new RegExp(`--${role}: var\\(--day, (.+)\\) var\\(--night, (.+)\\);`).exec(css) ?? []
    if (!day || !night)
      throw new Error(`Role --${role} has no colors in ${source}: add its light and dark color.`)
    return { day: resolve(day), night: resolve(night) }
  }
}

/** Returns a CSS color as `#rrggbb`, because email clients and launchers of phones do not support `oklch()`. */
export const toHex = (colour: string) =>
  new Color(colour).to('srgb').toString({ format: 'hex', collapse: false })
