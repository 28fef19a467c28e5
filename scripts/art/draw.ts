// Draws the pictures that are files: the compositions of src/art/pictures as SVG texts with their paints written in.
import { renderToStaticMarkup } from 'react-dom/server'
import { pictures } from '../../src/art/pictures/pictures.ts'
import { dayPaints } from './paints.ts'

/** Each picture's SVG by its file below public/art, `gifts/night-light.svg`. */
export function drawPictures(): ReadonlyMap<string, string> {
  const paints = dayPaints()
  const files = Object.entries(pictures).flatMap(([folder, drawings]) =>
    Object.entries(drawings).map(([name, drawing]) => {
      const svg = renderToStaticMarkup(drawing).replaceAll(
        /var\((--art-\w+)\)/g,
        (variable, paint: string) => {
          const colour = paints.get(paint)
          if (!colour) throw new Error(`The theme has no ${variable}.`)
          return colour
        },
      )
      return [`${folder}/${name}.svg`, `${svg.replaceAll(/><\/(path|circle|ellipse)>/g, '/>')}\n`] as const
    }),
  )
  return new Map(files)
}
