// Serial numbers and transfer codes are typed from labels and chats.
import { expect, test } from 'vitest'
import { fitsProduct, transferCodeOf } from './serial.ts'

test('a serial number fits its product however it is written', () => {
  const fits = (typed: string) => fitsProduct(typed, '^AP[0-9]{10}$')
  expect(['AP2609001234', ' ap-2609 001234', ''].map(fits)).toEqual([true, true, true])
  expect(['AP260900123', 'DQ2609001234'].map(fits)).toEqual([false, false])
})

test('a transfer code is put into its groups', () => {
  for (const typed of ['K7QF-2MXA-PW3D', 'k7qf2mxapw3d', ' k7qf 2mxa pw3d '])
    expect(transferCodeOf(typed)).toBe('K7QF-2MXA-PW3D')
  expect(transferCodeOf('K7QF2')).toBe('K7QF-2')
})
