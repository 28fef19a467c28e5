import { expect, test } from 'vitest'
import { distanceOf, isPinch } from './pinch.ts'

test.each([
  [100, 110, false],
  [100, 90, false],
  [100, 110.5, true],
  [100, 89, true],
])(
  'isPinch is true if the distance between two fingers changes by more than 10 pixels: %d to %d is %s (section 9 of the specification)',
  (before, now, isBlocked) => {
    expect(isPinch(before, now)).toBe(isBlocked)
  },
)

test('distanceOf returns a number only for two touches', () => {
  const at = (clientX: number, clientY: number) => ({ clientX, clientY })
  expect(distanceOf([at(0, 0), at(30, 40)])).toBe(50)
  expect(distanceOf([at(0, 0)])).toBeUndefined()
  expect(distanceOf([at(0, 0), at(1, 1), at(2, 2)])).toBeUndefined()
})
