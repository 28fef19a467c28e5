// Loads the data of the address form, for the loaders of pages that show it.
import type { QueryClient } from '@tanstack/react-query'
import { getAddressForm } from '#generated/calls/addresses.ts'
import { listCallingCodes, listCountries, listProvinces } from '#generated/calls/platform.ts'
import { getUserInfo } from '#generated/calls/account.ts'
import { ensureFresh } from '#src/client/queries.ts'

/**
 * @param country country of the address to edit; omitted for a new address, which starts with the country of the member
 */
export async function ensureAddressForm(queryClient: QueryClient, country?: string): Promise<void> {
  const member = await ensureFresh(queryClient, getUserInfo.query())
  const countryCode = country ?? member.countryCode
  await Promise.all([
    ensureFresh(queryClient, listCountries.query()),
    ensureFresh(queryClient, listCallingCodes.query()),
    ensureFresh(queryClient, getAddressForm.query({ countryCode })),
    ensureFresh(queryClient, listProvinces.query({ countryCode })),
  ])
}
