import { expect, test } from 'vitest'
import { caretAfter, withoutAdjacent } from './caret.ts'

const isDigit = (character: string) => /\d/.test(character)

test.each([
  // The character `|` represents the caret.
  ['12|34', '1,2|34'],
  ['1234|', '1,234|'],
  ['1,2|345', '12|,345'],
  ['|1234', '|1,234'],
  ['1,234,5|67', '1,234,5|67'],
  ['(201) 555|', '(201) 555|'],
  ['201|', '(201) |'],
])('caretAfter moves the caret (|) in %s to its position in the formatted text %s', (before, after) => {
  const place = caretAfter(before.replace('|', ''), before.indexOf('|'), {
    after: after.replace('|', ''),
    isTyped: isDigit,
  })
  expect(place).toBe(after.indexOf('|'))
})

test.each([
  ['backward over a comma', '1|234', false, '|234'],
  ['forward over a comma', '1|234', true, '1|34'],
  ['backward over several separators', '(201)| 5', false, '(20|) 5'],
  ['no character backward at the start', '|123', false, '|123'],
] as const)('withoutAdjacent deletes %s', (...[, before, forward, after]) => {
  const rest = withoutAdjacent(before.replace('|', ''), before.indexOf('|'), { forward, isTyped: isDigit })
  expect(rest).toEqual({ text: after.replace('|', ''), caret: after.indexOf('|') })
})
