// Validates an address by the rules of its country, which the operation `getAddressForm` returns. The server uses the
// same rules; here the member sees problems before sending.
import type { AddressFormPart, ModifyAddressRequest, Province } from '#generated/schema.d.ts'

export type AddressProblem = { name: AddressFormPart['name']; kind: 'missing' | 'format'; example?: string }

/**
 * Returns all invalid parts in the order of the form; empty if all are valid.
 * @param provinces provinces of the country; any other value counts as missing
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
