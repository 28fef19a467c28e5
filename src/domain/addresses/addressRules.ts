// Validates an address by the rules of its country, which the operation `getAddressForm` returns. The server applies
// the same rules; the browser shows problems before the address is sent.
import type { AddressFormPart, ModifyAddressRequest, Province } from '#generated/schema.d.ts'

export type AddressProblem = { name: AddressFormPart['name']; kind: 'missing' | 'format'; example?: string }

/**
 * Returns the problem of each invalid address part, in the order of the form; empty if all parts are valid.
 * @param provinces provinces of the country; a province that is not in the list counts as missing
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
