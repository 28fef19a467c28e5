// Converts the CSS variables for colors of pictures (paints) to literal colors for picture files. A picture in an <img>
// cannot use the variables of the page.
import { readFileSync } from 'node:fs'

export type Theme = 'day' | 'night'

/**
 * Returns the colors of the paints in a theme as `#rrggbb`. Adds the variables `--art-ground-…` and `--art-form-…`,
 * which only files use: they fill the background of a picture.
 * @throws an Error if a paint of the theme is not an `oklch()` color
 */
export function paintsOf(theme: Theme, themeFile = 'src/ui/style/colours.css'): ReadonlyMap<string, string> {
  const css = readFileSync(themeFile, 'utf8')
  const paints = new Map<string, string>()
  for (const [, name = '', day = '', night = ''] of css.matchAll(
    /--art-(\w+): var\(--day, (.+?)\) var\(--night, (.+?)\);/g,
  )) {
    const colour = theme === 'day' ? day : night
    const [, ...parts] = /^oklch\(([\d.]+) ([\d.]+) ([\d.]+)\)$/.exec(colour) ?? []
    const [lightness, chroma, hue] = parts.map(Number)
    if (lightness === undefined || chroma === undefined || hue === undefined)
      throw new Error(
        `Color ${name} of the theme ${theme} is ${colour}: only oklch(lightness chroma hue) is supported.`,
      )
    // Dim the backgrounds in the dark theme: make them hardly lighter than the page, with little color.
    const dimmed = (most: number) =>
      theme === 'day'
        ? hex(lightness, chroma, hue)
        : hex(Math.min(lightness, most), Math.min(chroma, 0.04), hue)
    paints.set(`--art-${name}`, hex(lightness, chroma, hue))
    paints.set(`--art-ground-${name}`, dimmed(0.34))
    paints.set(`--art-form-${name}`, dimmed(0.43))
  }
  return paints
}

/**
 * Converts oklch to sRGB as https://www.w3.org/TR/css-color-4/#color-conversion-code specifies; clips colors outside
 * of sRGB.
 */
function hex(lightness: number, chroma: number, hue: number): string {
  const a = chroma * Math.cos((hue * Math.PI) / 180)
  const b = chroma * Math.sin((hue * Math.PI) / 180)
  const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3
  const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3
  const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3
  const linear = [
    4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s,
    -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s,
    -0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s,
  ]
  return `#${linear.map(channel).join('')}`
}

function channel(linear: number): string {
  const encodedLight = linear <= 0.0031308 ? 12.92 * linear : 1.055 * linear ** (1 / 2.4) - 0.055
  return Math.round(Math.min(1, Math.max(0, encodedLight)) * 255)
    .toString(16)
    .padStart(2, '0')
}
