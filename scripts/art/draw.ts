// Renders the pictures of src/art/pictures as SVG files, with literal colors for the light and the dark theme.
import { createElement, type FunctionComponent } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { Crescent } from '#src/art/Crescent.tsx'
import { darkVariant } from '#src/art/darkVariant.ts'
import { pictures } from '#src/art/pictures/pictures.ts'
import { shortcuts } from '#src/art/pictures/shortcuts.tsx'
import { Sun } from '#src/art/things/outside.tsx'
import { paintsOf } from './paints.ts'

const paints = { day: paintsOf('day'), night: paintsOf('night') }

/** Returns the SVG of each picture and of its dark variant by URL, such as `/art/gifts/night-light.svg`. */
export function drawPictures(): ReadonlyMap<string, string> {
  const files = Object.entries(pictures).flatMap(([folder, drawings]) =>
    Object.entries(drawings).flatMap(([name, drawing]) => {
      const address = `/art/${folder}/${name}.svg`
      const svg = withShortTags(renderToStaticMarkup(drawing))
      return [
        [address, `${painted(svg, 'day')}\n`],
        [darkVariant(address), `${painted(svg.replaceAll(sun, moon), 'night')}\n`],
      ] as const
    }),
  )
  return new Map(files)
}

/** Returns the icons of shortcuts as SVG, by name. A launcher shows them in one theme only. */
export const drawShortcuts = (): ReadonlyMap<string, string> =>
  new Map(
    Object.entries(shortcuts).map(([name, drawing]) => [name, painted(renderToStaticMarkup(drawing), 'day')]),
  )

const withShortTags = (svg: string) => svg.replaceAll(/><\/(path|circle|ellipse)>/g, '/>')

/** Returns the SVG of a shape without the group that places it, so that one shape can replace another at its place. */
const shapeOf = (shape: FunctionComponent<{ x: number; y: number }>) =>
  withShortTags(renderToStaticMarkup(createElement(shape, { x: 0, y: 0 }))).replace(
    /^<g[^>]*>(.*)<\/g>$/s,
    '$1',
  )

// The sun of a picture is a crescent in the dark variant.
const sun = shapeOf(Sun)
const moon = shapeOf(Crescent)

const painted = (svg: string, theme: 'day' | 'night') =>
  svg.replaceAll(/var\((--art-[\w-]+)\)/g, (variable, paint: string) => {
    const colour = paints[theme].get(paint)
    if (!colour) throw new Error(`Color ${variable} is not in the theme.`)
    return colour
  })
