import { expect, test } from 'vitest'
import type { Address } from '#generated/schema.d.ts'
import { isSameAddress, postalOf } from './postalAddress.ts'

const saved: Address = {
  id: '01',
  isDefault: true,
  recipient: 'Mali Srisuk',
  phone: '+66812345678',
  countryCode: 'TH',
  line1: '12/4 Si Lom Road',
  city: 'Bang Rak',
  province: '10',
  provinceName: 'Bangkok',
  postcode: '10500',
}

test('postalOf returns only the postal parts of a saved address, without its id', () => {
  expect(Object.keys(postalOf(saved))).toEqual([
    'recipient',
    'phone',
    'countryCode',
    'line1',
    'city',
    'province',
    'postcode',
  ])
})

test('isSameAddress ignores empty parts and the order of parts, and detects a changed part', () => {
  const { phone, ...rest } = postalOf(saved)
  expect(isSameAddress(saved, { ...rest, phone, line2: '' })).toBe(true)
  expect(isSameAddress(saved, { ...rest, phone: '+66812345679' })).toBe(false)
})
