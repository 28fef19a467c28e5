// When a press on a choice goes on by itself.
import { expect, test } from 'vitest'
import type { Question } from '#generated/schema.d.ts'
import { acknowledgement, followPresses, isOneChoice, samePress } from './oneChoice.ts'

const shared = { id: 'q', label: 'Q', help: null, required: true, showIf: null } as const
const options = ['a', 'b'].map((id) => ({ id, label: id }))
const pictures = options.map((option) => ({ ...option, picture: '/art/a.svg', alt: 'A' }))
const ends = { minimumLabel: 'low', maximumLabel: 'high' }

test.each<[boolean, string, Question]>([
  [true, 'a single choice', { ...shared, kind: 'single', maxChoices: 1, options }],
  [false, 'several choices', { ...shared, kind: 'multiple', maxChoices: 2, options }],
  [true, 'one drawn choice', { ...shared, kind: 'pictureChoice', maxChoices: 1, options: pictures }],
  [false, 'several drawn choices', { ...shared, kind: 'pictureChoice', maxChoices: 2, options: pictures }],
  [true, 'a scale', { ...shared, ...ends, kind: 'scale', minimum: 1, maximum: 5 }],
  [true, 'a recommendation', { ...shared, ...ends, kind: 'recommendation', minimum: 0, maximum: 10 }],
  [false, 'a text', { ...shared, kind: 'text', maxLength: 9 }],
  [false, 'a date', { ...shared, kind: 'date', earliest: null, latest: null }],
  [false, 'an address', { ...shared, kind: 'address' }],
])('%s: one press answers %s', (expected, _, question) => {
  expect(isOneChoice(question)).toBe(expected)
})

test('a press goes on, and so does a key that presses, but no arrow key on its way', () => {
  const presses = followPresses()
  expect(presses.goesOn()).toBe(true)
  presses.keyDown('ArrowDown')
  expect(presses.goesOn()).toBe(false)
  // Held down, it comes by several.
  presses.keyDown('ArrowDown')
  expect(presses.goesOn()).toBe(false)
  presses.keyUp()
  expect(presses.goesOn()).toBe(true)
  presses.keyDown('ArrowUp')
  presses.keyDown(' ')
  expect(presses.goesOn()).toBe(true)
})

test('a pointer goes on also where the end of an arrow key was not told', () => {
  const presses = followPresses()
  presses.keyDown('ArrowLeft')
  presses.pointerDown()
  expect(presses.goesOn()).toBe(true)
})

test('a choice is seen for less than a third of a second, within what is one press', () => {
  expect(acknowledgement).toBeLessThanOrEqual(300)
  expect(samePress).toBeGreaterThan(acknowledgement)
})
