// Tests which values of offers are shown.
import { expect, test } from 'vitest'
import { valueText } from './valueText.ts'

const money = (amount: number, currency: string) => `${amount} ${currency}`

test('valueText returns a value only in the currency of the reader’s country', () => {
  const value = { amount: 59000, currency: 'THB' }
  expect(valueText(money, { value })).toBe('59000 THB')
  expect(valueText(money, { value, valueIsLocal: true })).toBe('59000 THB')
  expect(valueText(money, { value, valueIsLocal: false })).toBeUndefined()
  expect(valueText(money, {})).toBeUndefined()
})
