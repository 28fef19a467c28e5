// Tests in which cases a click on a choice continues to the next question.
import { expect, test } from 'vitest'
import type { Question } from '#generated/schema.d.ts'
import { acknowledgement, followClicks, isOneChoice, clickDuration } from './oneChoice.ts'

const shared = { id: 'q', label: 'Q', help: null, required: true, showIf: null } as const
const options = ['a', 'b'].map((id) => ({ id, label: id }))
const pictures = options.map((option) => ({ ...option, picture: '/art/a.svg', alt: 'A' }))
const ends = { minimumLabel: 'low', maximumLabel: 'high' }

test.each<[boolean, string, Question]>([
  [true, 'a single choice', { ...shared, kind: 'single', maxChoices: 1, options }],
  [false, 'several choices', { ...shared, kind: 'multiple', maxChoices: 2, options }],
  [true, 'one picture choice', { ...shared, kind: 'pictureChoice', maxChoices: 1, options: pictures }],
  [false, 'several picture choices', { ...shared, kind: 'pictureChoice', maxChoices: 2, options: pictures }],
  [true, 'a scale', { ...shared, ...ends, kind: 'scale', minimum: 1, maximum: 5 }],
  [true, 'a recommendation', { ...shared, ...ends, kind: 'recommendation', minimum: 0, maximum: 10 }],
  [false, 'a text', { ...shared, kind: 'text', maxLength: 9 }],
  [false, 'a date', { ...shared, kind: 'date', earliest: null, latest: null }],
  [false, 'an address', { ...shared, kind: 'address' }],
])('isOneChoice is %s for a question with %s', (expected, _, question) => {
  expect(isOneChoice(question)).toBe(expected)
})

test('followClicks lets clicks and the Space key continue, but not arrow keys', () => {
  const presses = followClicks()
  expect(presses.goesOn()).toBe(true)
  presses.keyDown('ArrowDown')
  expect(presses.goesOn()).toBe(false)
  // Keyboard events repeat while a key is held.
  presses.keyDown('ArrowDown')
  expect(presses.goesOn()).toBe(false)
  presses.keyUp()
  expect(presses.goesOn()).toBe(true)
  presses.keyDown('ArrowUp')
  presses.keyDown(' ')
  expect(presses.goesOn()).toBe(true)
})

test('a click continues even if the keyup event of an arrow key was missed', () => {
  const presses = followClicks()
  presses.keyDown('ArrowLeft')
  presses.pointerDown()
  expect(presses.goesOn()).toBe(true)
})

test('the selected choice is shown for at most 300 ms and for less time than clickDuration', () => {
  expect(acknowledgement).toBeLessThanOrEqual(300)
  expect(clickDuration).toBeGreaterThan(acknowledgement)
})
