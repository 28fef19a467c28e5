// Renders the pictures of src/art/pictures as SVG files, with literal colors for the light and the dark theme.
import { renderToStaticMarkup } from 'react-dom/server'
import { darkVariant } from '#src/art/darkVariant.ts'
import { pictures } from '#src/art/pictures/pictures.ts'
import { paintsOf } from './paints.ts'

const paints = { day: paintsOf('day'), night: paintsOf('night') }

/** Returns the SVG of each picture and of its dark variant by URL, such as `/art/gifts/night-light.svg`. */
export function drawPictures(): ReadonlyMap<string, string> {
  const files = Object.entries(pictures).flatMap(([folder, drawings]) =>
    Object.entries(drawings).flatMap(([name, drawing]) => {
      const address = `/art/${folder}/${name}.svg`
      const svg = renderToStaticMarkup(drawing).replaceAll(/><\/(path|circle|ellipse)>/g, '/>')
      return [
        [address, `${painted(svg, 'day')}\n`],
        [darkVariant(address), `${painted(svg, 'night')}\n`],
      ] as const
    }),
  )
  return new Map(files)
}

const painted = (svg: string, theme: 'day' | 'night') =>
  svg.replaceAll(/var\((--art-[\w-]+)\)/g, (variable, paint: string) => {
    const colour = paints[theme].get(paint)
    if (!colour) throw new Error(`Color ${variable} is not in the theme.`)
    return colour
  })
