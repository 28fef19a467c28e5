// Finds what an address lacks in its country, by the form that the contract's `getAddressForm` gives: the server validates by the
// same one, here the member is told before they send it.
import type { AddressFormPart, ModifyAddressRequest, Province } from '#generated/schema.d.ts'

export type AddressProblem = { name: AddressFormPart['name']; kind: 'missing' | 'format'; example?: string }

/**
 * Every invalid part, in the order of the form; empty when all are valid.
 * @param provinces of its country: one that is none of them is still to be chosen
 */
export function addressProblems(
  parts: readonly AddressFormPart[],
  provinces: readonly Province[],
  values: Partial<ModifyAddressRequest>,
): AddressProblem[] {
  return parts.flatMap(({ name, required, pattern, example }): AddressProblem[] => {
    const value = (values[name] ?? '').trim()
    if (value === '') return required ? [{ name, kind: 'missing' }] : []
    if (name === 'province' && !provinces.some(({ code }) => code === value))
      return [{ name, kind: 'missing' }]
    return pattern && !new RegExp(pattern).test(value) ? [{ name, kind: 'format', example }] : []
  })
}
