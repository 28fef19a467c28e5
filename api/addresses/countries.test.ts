// Tests addresses of many countries, and the current provinces of Indonesia and Vietnam.
import { expect, test } from 'vitest'
import { testApi } from '#tests/support/api.ts'
import { thaiAddress } from '#tests/support/cases/addresses.ts'
import { addMember, dataOf } from '#tests/support/members.ts'
import { isObject } from '#shared/unknown.ts'

const api = await testApi()

const provincesOf = async (countryCode: string, language = 'en') =>
  (await dataOf(api, 'listProvinces', { body: { countryCode }, language })).items

const base = { recipient: 'Mali Srisuk', phone: '+66812345678', line1: '1 Canary Road' }

test('listProvinces returns 38 provinces of Indonesia, including those founded in 2022, and modifyAddress accepts each', async () => {
  const items = await provincesOf('ID')
  const names = items.map(({ name }) => name)
  expect(items).toHaveLength(38)
  for (const name of ['Papua Selatan', 'Papua Tengah', 'Papua Pegunungan', 'Papua Barat Daya'])
    expect(names).toContain(name)
  const place = { city: 'Merauke', district: 'Merauke', ward: 'Maro', postcode: '99611' }
  for (const { code } of items.filter(({ name }) => name.includes('Papua'))) {
    const { token } = await addMember(api, { countryCode: 'ID' })
    const body = { ...base, ...place, countryCode: 'ID', province: code }
    expect(await dataOf(api, 'modifyAddress', { token, body })).toMatchObject({ province: code })
  }
})

test('listProvinces returns the 34 provinces that Vietnam has since July 2025, and an address needs no district', async () => {
  const items = await provincesOf('VN', 'vn')
  expect(items).toHaveLength(34)
  const { token } = await addMember(api, { countryCode: 'VN' })
  for (const { code } of items.slice(0, 15)) {
    const body = { ...base, countryCode: 'VN', province: code, ward: 'Hoàn Kiếm' }
    const { district, province } = await dataOf(api, 'modifyAddress', { token, body })
    expect([district, province]).toEqual([undefined, code])
  }
})

test.each([
  ['HK', 'without a postal code', { city: 'Central' }],
  ['AE', 'without a postal code', { city: 'Dubai' }],
  ['IE', 'with an Eircode', { city: 'Dublin', postcode: 'D02 X285' }],
  ['GB', 'with a space in its postal code', { city: 'London', postcode: 'SW1A 1AA' }],
  ['US', 'of an army post office', { city: 'APO', province: 'AE', postcode: '09012' }],
  ['US', 'of a fleet post office', { city: 'FPO', province: 'AP', postcode: '96691' }],
  ['PR', 'of Puerto Rico', { city: 'San Juan', postcode: '00901' }],
  ['GU', 'of Guam', { city: 'Hagåtña', postcode: '96910' }],
  ['NL', 'with letters in its postal code', { city: 'Amsterdam', postcode: '1012 AB' }],
  ['SG', 'of a city-state', { city: 'Singapore', postcode: '018956' }],
])('modifyAddress stores an address in %s %s', async (countryCode, _, parts) => {
  const { token } = await addMember(api)
  const body = { ...base, countryCode, ...parts }
  expect(await dataOf(api, 'modifyAddress', { token, body })).toMatchObject({ countryCode, ...parts })
})

test.each([
  ['Thai', '๑๐๕๐๐'],
  ['Arabic', '١٠٥٠٠'],
  ['Devanagari', '१०५००'],
  ['full-width', '１０５００'],
])(
  'for a postal code in %s digits, modifyAddress stores ASCII digits, or rejects the address with the name of the field',
  async (_, postcode) => {
    const { token } = await addMember(api)
    const { data } = await api.call('modifyAddress', { token, body: { ...thaiAddress, postcode } })
    const outcomes = [{ postcode: '10500' }, { reasons: [{ code: 'FORMAT', field: 'postcode' }] }]
    expect(outcomes).toContainEqual(
      isObject(data) && Object.hasOwn(data, 'postcode') ? { postcode: data.postcode } : data,
    )
  },
)
