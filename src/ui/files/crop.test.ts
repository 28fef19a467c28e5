import { expect, test } from 'vitest'
import { maxZoom, moved, largestCrop, zoomed, zoomOf } from './crop.ts'

const portrait = { width: 300, height: 500 }

test('largestCrop is centered', () => {
  expect(largestCrop(portrait)).toEqual({ x: 0, y: 100, side: 300 })
  expect(largestCrop({ width: 500, height: 300 })).toEqual({ x: 100, y: 0, side: 300 })
})

test('moving the crop keeps it within the picture', () => {
  const whole = largestCrop(portrait)
  expect(moved(portrait, whole, { dx: 0, dy: 0.1 })).toEqual({ x: 0, y: 130, side: 300 })
  expect(moved(portrait, whole, { dx: 1, dy: 9 })).toEqual({ x: 0, y: 200, side: 300 })
  expect(moved(portrait, whole, { dx: -1, dy: -9 })).toEqual({ x: 0, y: 0, side: 300 })
})

test('zooming keeps the center of the crop, and keeps the crop within the picture', () => {
  const whole = largestCrop(portrait)
  const near = zoomed(portrait, whole, 2)
  expect(near).toEqual({ x: 75, y: 175, side: 150 })
  expect(zoomOf(portrait, near)).toBe(2)
  expect(zoomed(portrait, moved(portrait, near, { dx: -9, dy: -9 }), 1)).toEqual({ x: 0, y: 0, side: 300 })
  expect(zoomOf(portrait, zoomed(portrait, whole, 99))).toBe(maxZoom)
})
