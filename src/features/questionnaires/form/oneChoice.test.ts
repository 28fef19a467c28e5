// Tests if a click on a choice continues automatically.
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
])('isOneChoice is %s for %s', (expected, _, question) => {
  expect(isOneChoice(question)).toBe(expected)
})

test('clicks and the Space key continue, but arrow keys do not', () => {
  const presses = followPresses()
  expect(presses.goesOn()).toBe(true)
  presses.keyDown('ArrowDown')
  expect(presses.goesOn()).toBe(false)
  // A held key repeats its events.
  presses.keyDown('ArrowDown')
  expect(presses.goesOn()).toBe(false)
  presses.keyUp()
  expect(presses.goesOn()).toBe(true)
  presses.keyDown('ArrowUp')
  presses.keyDown(' ')
  expect(presses.goesOn()).toBe(true)
})

test('a pointer continues even if the keyup of an arrow key was missed', () => {
  const presses = followPresses()
  presses.keyDown('ArrowLeft')
  presses.pointerDown()
  expect(presses.goesOn()).toBe(true)
})

test('the acknowledgement is at most 300 ms, and shorter than samePress', () => {
  expect(acknowledgement).toBeLessThanOrEqual(300)
  expect(samePress).toBeGreaterThan(acknowledgement)
})
