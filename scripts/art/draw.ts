// Renders the compositions of src/art/pictures as SVG files, with literal colors for the light and the dark theme.
import { renderToStaticMarkup } from 'react-dom/server'
import { nightTwin } from '#src/art/nightTwin.ts'
import { pictures } from '#src/art/pictures/pictures.ts'
import { paintsOf } from './paints.ts'

const paints = { day: paintsOf('day'), night: paintsOf('night') }

/** SVG by URL, such as `/art/gifts/night-light.svg`, for each picture and its dark variant. */
export function drawPictures(): ReadonlyMap<string, string> {
  const files = Object.entries(pictures).flatMap(([folder, drawings]) =>
    Object.entries(drawings).flatMap(([name, drawing]) => {
      const address = `/art/${folder}/${name}.svg`
      const svg = renderToStaticMarkup(drawing).replaceAll(/><\/(path|circle|ellipse)>/g, '/>')
      return [
        [address, `${painted(svg, 'day')}\n`],
        [nightTwin(address), `${painted(svg, 'night')}\n`],
      ] as const
    }),
  )
  return new Map(files)
}

const painted = (svg: string, theme: 'day' | 'night') =>
  svg.replaceAll(/var\((--art-[\w-]+)\)/g, (variable, paint: string) => {
    const colour = paints[theme].get(paint)
    if (!colour) throw new Error(`The theme has no ${variable}.`)
    return colour
  })
