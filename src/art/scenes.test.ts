// Tests that scenes are decorative unless they have a title.
import { createElement, type ComponentType } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import type { ArtProps } from './Art.tsx'

/** Props that only some scenes require. */
const special = { level: 2, daysLeft: 3, list: 'used', time: 'night' }

const files = import.meta.glob<Record<string, ComponentType<ArtProps & typeof special>>>(
  ['./**/*Scene.tsx', '!./Scene.tsx'],
  {
    eager: true,
  },
)
const scenes = Object.values(files).flatMap((file) => Object.entries(file))

test('the tests of this file cover more than 35 scenes', () => {
  expect(scenes.length).toBeGreaterThan(35)
})

test.each(scenes)('the scene %s is hidden from screen readers if it has no title', (_name, scene) => {
  const drawn = renderToStaticMarkup(createElement(scene, special))
  expect(drawn).toMatch(/^<svg[^>]+aria-hidden="true"/)
  expect(drawn).not.toMatch(/NaN|undefined|role=/)
})

test.each(scenes)('the scene %s is exposed to screen readers if it has a title', (_name, scene) => {
  const drawn = renderToStaticMarkup(createElement(scene, { ...special, title: 'A picture' }))
  expect(drawn).toMatch(/^<svg[^>]+role="img" aria-label="A picture"/)
  expect(drawn).not.toContain('aria-hidden')
})
