import { expect, test } from 'vitest'
import { curveThrough, placesOf, scaleOf } from './chart.ts'

test('scaleOf returns an axis that ends at a round number and has grid lines at whole steps', () => {
  expect(scaleOf([120, 980, 455])).toEqual({ top: 1000, lines: [0, 500, 1000] })
  expect(scaleOf([3])).toEqual({ top: 3, lines: [0, 1, 2, 3] })
  expect(scaleOf([])).toEqual({ top: 1, lines: [0, 1] })
  expect(scaleOf([1001]).top).toBeGreaterThanOrEqual(1001)
})

test('placesOf keeps the order of the values and scales their height', () => {
  expect(placesOf([0, 50, 100], 100)).toEqual([
    { x: 0, y: 100 },
    { x: 50, y: 50 },
    { x: 100, y: 0 },
  ])
  expect(placesOf([10], 10)).toEqual([{ x: 0, y: 0 }])
})

test('curveThrough returns a path that passes through all points and does not overshoot', () => {
  expect(curveThrough(placesOf([0, 100], 100))).toBe('M0 100C33.33 100 66.67 0 100 0')
  // For values that rise and then fall, the curve is flat at the maximum and does not overshoot.
  expect(curveThrough(placesOf([0, 100, 0], 100))).toBe(
    'M0 100C16.67 100 33.33 0 50 0C66.67 0 83.33 100 100 100',
  )
  expect(curveThrough([])).toBe('')
})
