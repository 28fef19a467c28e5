// Scenes are decoration until somebody gives them a title.
import { createElement, type ComponentType } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import type { ArtProps } from './Art.tsx'

/** What a scene may ask for besides a title. */
const special = { level: 2, daysLeft: 3, list: 'used', time: 'night' }

const files = import.meta.glob<Record<string, ComponentType<ArtProps & typeof special>>>(
  ['./**/*Scene.tsx', '!./Scene.tsx'],
  {
    eager: true,
  },
)
const scenes = Object.values(files).flatMap((file) => Object.entries(file))

test('the pattern finds the scenes', () => {
  expect(scenes.length).toBeGreaterThan(35)
})

test.each(scenes)('%s is hidden from screen readers without a title', (_name, scene) => {
  const drawn = renderToStaticMarkup(createElement(scene, special))
  expect(drawn).toMatch(/^<svg[^>]+aria-hidden="true"/)
  expect(drawn).not.toMatch(/NaN|undefined|role=/)
})

test.each(scenes)('%s is spoken by its title', (_name, scene) => {
  const drawn = renderToStaticMarkup(createElement(scene, { ...special, title: 'A picture' }))
  expect(drawn).toMatch(/^<svg[^>]+role="img" aria-label="A picture"/)
  expect(drawn).not.toContain('aria-hidden')
})
