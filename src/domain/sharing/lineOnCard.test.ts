// Tests the line that a member adds to a card to share.
import { expect, test } from 'vitest'
import { cleanLine, wrap } from './lineOnCard.ts'

/** Width of a text if each letter is one wide; Thai marks above and below a letter have no width. */
const widthOf = (text: string) => text.replace(/\p{M}/gu, '').length

test('cleanLine makes one line of a pasted text', () => {
  expect(cleanLine('  One\n\ttwo\u2028three\u0007 ')).toBe('One two three')
  expect(cleanLine('\n ')).toBe('')
})

test('wrap breaks between words, and loses no letter', () => {
  expect(wrap('We did it, little by little', 12, widthOf)).toEqual(['We did it,', 'little by', 'little'])
  const thai = 'ค่อยๆ ไปด้วยกันทุกวัน'
  const lines = wrap(thai, 10, widthOf)
  expect(lines.length).toBeGreaterThan(1)
  expect(lines.join('').replaceAll(' ', '')).toBe(thai.replaceAll(' ', ''))
})

test('wrap returns no line for an empty text', () => {
  expect(wrap('', 10, widthOf)).toEqual([])
})
