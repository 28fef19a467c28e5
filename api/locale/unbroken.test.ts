// Tests which words of members' copy can break at the end of a line.
import { expect, test } from 'vitest'
import { languages, locales } from '#shared/languages.ts'
import { messagesIn } from '#tests/support/messages.ts'
import { unbroken } from './unbroken.ts'

/** Shows the word joiners of a text as `~`. */
const joined = (text: string) => unbroken(text).replaceAll('\u2060', '~')

test.each([
  ['answers and check-ins', 'answers and check-~ins'],
  ['Wi-Fi', 'Wi-~Fi'],
  ['di luar check-in harian', 'di luar check-~in harian'],
  ['masing-masing 500 koin', 'masing-~masing 500 koin'],
  ['Pelan-pelan, hari-harinya bersama-sama', 'Pelan-~pelan, hari-~harinya bersama-~sama'],
  ['หน้าเช็คอิน', 'หน้าเช็ค~อิน'],
  ['a mother-daughter day, K7QF-2MXA-PW3D, 2026-11-30', 'a mother-daughter day, K7QF-2MXA-PW3D, 2026-11-30'],
])('unbroken joins the parts of short words and of repeated words: %s', (text, expected) => {
  expect(joined(text)).toBe(expected)
})

test('no message in any language can break within “check-in” or within a repeated word', () => {
  const texts = locales.flatMap((locale) => Object.values(messagesIn(languages[locale].tag)))
  expect(texts.filter((text) => /check-in/i.test(text)).length).toBeGreaterThan(20)
  expect(texts.map(joined).filter((text) => /check-in|เช็คอิน|(\p{L}{3,})-\1/iu.test(text))).toEqual([])
})
