// Tests that the page and the server report the same errors in a postal address: both derive their validation rules
// from the address form in the contract.
import { assert, constantFrom, option, property, record } from 'fast-check'
import { expect, test } from 'vitest'
import { addressForm, problemsOf } from '#api/addresses/rules.ts'
import { provinces } from '#api/platform/regions.ts'
import { addressProblems } from '#src/domain/addresses/addressRules.ts'

const text = constantFrom('', ' ', 'Bangkok', '10500', ' 97205 ', '97205-1234', '0123', 'SW1A 1AA', '70000')
const part = option(text, { nil: undefined })
const province = option(constantFrom('', 'Oregon', 'OR', '10', 'JK', '48', 'BY'), { nil: undefined })
const parts = record({
  line1: text,
  line2: part,
  ward: part,
  district: part,
  city: part,
  province,
  postcode: part,
})

test.each(['US', 'TH', 'ID', 'VN', 'DE'])(
  'the page and the server report the same errors in a postal address in %s',
  (countryCode) => {
    const form = addressForm(countryCode, 'en')
    const listed = provinces(countryCode, 'en')
    assert(
      property(parts, (typed) => {
        const problemFields = addressProblems(form.parts, listed, typed).map(({ name }) => name)
        const address = { ...typed, recipient: 'Mali', phone: '+66812345678', countryCode }
        expect(problemFields).toEqual(problemsOf(address).map(({ field }) => field))
      }),
    )
  },
)
