// Checks what an address needs in its country, and picks what of it is kept.
import type { components } from '#generated/schema.d.ts'
import { addressFormOf, addressLabels, type PartName } from '../catalog/addressForms.ts'
import { provinceOf, provincesOf } from '../catalog/provinces.ts'
import type { Language } from '../locale/language.ts'
import type { Reason } from '#shared/protocol/refuse.ts'
import { isPhone, toE164 } from '#shared/phone.ts'

export type AddressFields = Omit<components['schemas']['ModifyAddressRequest'], 'id' | 'isDefault'>
type AddressForm = components['schemas']['AddressForm']

/** The form of a country's addresses, with the labels in the language. */
export function addressForm(countryCode: string, language: Language): AddressForm {
  const parts = partsOf(countryCode).map(({ label, ...part }) => ({
    ...part,
    label: (label ?? addressLabels[part.name])[language],
  }))
  return { countryCode, parts }
}

/** Every line that does not fit the address's country, in the order of its form; empty when all is well. */
export function problemsOf(fields: AddressFields): Reason[] {
  const { countryCode } = fields
  const problems = partsOf(countryCode).flatMap(({ name, required, pattern }): Reason[] => {
    const value = oneLine(fields[name])
    if (value === '') return required ? [{ code: 'REQUIRED', field: name }] : []
    if (name === 'province' && !provinceOf(countryCode, value))
      return [{ code: 'PROVINCE_UNKNOWN', field: name }]
    return pattern && !new RegExp(pattern).test(value) ? [{ code: 'FORMAT', field: name }] : []
  })
  return isPhone(fields.phone) ? problems : [...problems, { code: 'PHONE_INVALID', field: 'phone' }]
}

/** The address as it is stored: one line each, `null` for parts that are empty or unknown to the country; the phone number in E.164. */
export function storedParts(fields: AddressFields) {
  const { phone, countryCode } = fields
  const parts = new Set(partsOf(countryCode).map(({ name }) => name))
  const normalized = (name: PartName) => (parts.has(name) ? oneLine(fields[name]) || null : null)
  return {
    phone: toE164(phone),
    countryCode,
    recipient: oneLine(fields.recipient),
    line1: oneLine(fields.line1),
    line2: normalized('line2'),
    ward: normalized('ward'),
    district: normalized('district'),
    city: normalized('city'),
    province: normalized('province'),
    postcode: normalized('postcode'),
  }
}

/** A country without provinces is not asked for one. */
const partsOf = (countryCode: string) =>
  addressFormOf(countryCode).filter(({ name }) => name !== 'province' || provincesOf(countryCode).length > 0)

/** A label is printed line by line: breaks and runs of blanks become one blank. */
const oneLine = (text = '') => text.replace(/\s+/g, ' ').trim()
