// Checks that no password is what is known of the member, or the brand's name, with digits and marks.
import { expect, test } from 'vitest'
import { isOwnWord } from './ownWords.ts'

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
])('%s says whose it is', (password) => expect(isOwnWord(password, melati)).toBe(true))

test.each(['melati at the window', 'quiet river at night', '9000000001', 'hubmelati123', '+66899999999'])(
  '%s does not',
  (password) => expect(isOwnWord(password, melati)).toBe(false),
)

test('of somebody of whom nothing is known, only the brand’s name does', () => {
  expect(['melati1990', '0812345678', 'members hub 1'].map((word) => isOwnWord(word, {}))).toEqual([
    false,
    false,
    true,
  ])
})

test('a name of two letters says nobody', () => {
  expect(isOwnWord('Ng8203917365', { firstName: 'Ng', lastName: null })).toBe(false)
})
