// One door, however it is written; another door, whatever it has in common with it.
import { expect, test } from 'vitest'
import { addressKeyOf } from './parcels.ts'

const home = {
  id: '1',
  isDefault: true,
  recipient: 'Mali',
  phone: '+66812345678',
  countryCode: 'TH',
  province: '50',
  city: 'Mueang',
  ward: 'Suthep',
  line1: '12/4 Nimman Rd.',
  line2: 'Flat B',
  postcode: '50200',
}

test.each([
  [{ recipient: 'Somebody', phone: '+66898765432' }],
  [{ line1: '12-4 NIMMAN  RD', line2: '(Flat b)' }],
  [{ line1: '１２/４ Nimmán rd', city: 'Muang' }],
  [{ line1: '12/4 Nimman Rd., Flat B', line2: '' }],
])('%o is the same door', (change) => {
  expect(addressKeyOf({ ...home, ...change })).toBe(addressKeyOf(home))
})

test.each([
  [{ line1: '12/5 Nimman Rd.' }],
  [{ line2: 'Flat C' }],
  [{ postcode: '50300' }],
  [{ countryCode: 'VN' }],
  [{ line1: '12/4 ถนนนิมมาน' }],
])('%o is another', (change) => {
  expect(addressKeyOf({ ...home, ...change })).not.toBe(addressKeyOf(home))
})

test('without a postal code the places tell doors apart; Thai vowels and tones always do', () => {
  const village = { ...home, postcode: '', line2: '' }
  expect(addressKeyOf({ ...village, city: 'Hang Dong' })).not.toBe(addressKeyOf(village))
  expect(addressKeyOf({ ...home, line1: 'บ้านป่า' })).not.toBe(addressKeyOf({ ...home, line1: 'บานปา' }))
})
