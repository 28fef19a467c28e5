// Tests serial numbers and transfer codes as people type them.
import { expect, test } from 'vitest'
import { fitsProduct, transferCodeOf } from './serial.ts'

test('fitsProduct ignores case, spaces and dashes', () => {
  const fits = (typed: string) => fitsProduct(typed, '^AP[0-9]{10}$')
  expect(['AP2609001234', ' ap-2609 001234', ''].map(fits)).toEqual([true, true, true])
  expect(['AP260900123', 'DQ2609001234'].map(fits)).toEqual([false, false])
})

test('transferCodeOf formats a transfer code in groups of four characters', () => {
  for (const typed of ['K7QF-2MXA-PW3D', 'k7qf2mxapw3d', ' k7qf 2mxa pw3d '])
    expect(transferCodeOf(typed)).toBe('K7QF-2MXA-PW3D')
  expect(transferCodeOf('K7QF2')).toBe('K7QF-2')
})
