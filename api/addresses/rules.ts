// Validates an address by the rules of its country, and normalizes it for storage.
import type { components } from '#generated/schema.d.ts'
import { addressFormOf, addressLabels, type PartName } from '../catalog/addressForms.ts'
import { provinceOf, provincesOf } from '../catalog/provinces.ts'
import type { Language } from '../locale/language.ts'
import type { Reason } from '#shared/protocol/refuse.ts'
import { isPhone, toE164 } from '#shared/phone.ts'

export type AddressFields = Omit<components['schemas']['ModifyAddressRequest'], 'id' | 'isDefault'>
type AddressForm = components['schemas']['AddressForm']

/** Returns the address form of a country with labels in the given language. */
export function addressForm(countryCode: string, language: Language): AddressForm {
  const parts = partsOf(countryCode).map(({ label, ...part }) => ({
    ...part,
    label: (label ?? addressLabels[part.name])[language],
  }))
  return { countryCode, parts }
}

/** Returns a reason for each invalid part, in the order of the parts in the address form; empty for a valid address. */
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

/**
 * Normalizes an address for storage. Each part, such as the street or city, becomes one line, and the phone number is
 * converted to E.164. Parts that are empty or not used in the country become `null`.
 */
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

/** Omits the province for countries without provinces. */
const partsOf = (countryCode: string) =>
  addressFormOf(countryCode).filter(({ name }) => name !== 'province' || provincesOf(countryCode).length > 0)

/** Replaces line breaks and consecutive spaces with one space, because each part is one line on a shipping label. */
const oneLine = (text = '') => text.replace(/\s+/g, ' ').trim()
