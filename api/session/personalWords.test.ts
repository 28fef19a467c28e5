// Tests that passwords are detected that consist of the member's data or the brand's name with only digits and
// punctuation added, such as `mali2026!`.
import { expect, test } from 'vitest'
import { isPersonalWord } from './personalWords.ts'

const melati = {
  email: 'melati.putri88@example.com',
  phone: '+66812345678',
  firstName: 'Melati',
  lastName: 'Putri',
}

test.each([
  'melati.putri88@example.com',
  'Melati.Putri88',
  'melatiputri',
  'Melati1990!',
  '2026putri',
  'PutriMelati88',
  '+66812345678',
  '0812345678',
  '081-234-5678',
  'membershub123',
  'Members’ Hub 2026',
])('isPersonalWord returns true for %s', (password) => expect(isPersonalWord(password, melati)).toBe(true))

test.each(['melati at the window', 'quiet river at night', '9000000001', 'hubmelati123', '+66899999999'])(
  'isPersonalWord returns false for %s',
  (password) => expect(isPersonalWord(password, melati)).toBe(false),
)

test('isPersonalWord detects only the brand’s name if no data of the member is known', () => {
  expect(['melati1990', '0812345678', 'members hub 1'].map((word) => isPersonalWord(word, {}))).toEqual([
    false,
    false,
    true,
  ])
})

test('isPersonalWord ignores first names of two letters', () => {
  expect(isPersonalWord('Ng8203917365', { firstName: 'Ng', lastName: null })).toBe(false)
})
