// Steps of a delivery: choosing the address, then confirming the summary. The URL's query string contains the current
// step. Each step loads its own data.
import type { QueryClient } from '@tanstack/react-query'
import type { LinkProps } from '@tanstack/react-router'
import { listAddresses } from '#generated/calls/addresses.ts'
import { idField } from '#generated/parameters.ts'
import { oneOf } from '#src/client/search.ts'
import { ensureFresh } from '#src/client/queries.ts'
import { ensureAddressForm } from '../addresses/addressFormData.ts'

const steps = oneOf('address', 'new', 'summary')
export type DeliveryStep = (typeof steps.choices)[number]

/** Number of each step. Adding an address is a part of the first step, and therefore has the same number. */
export const stepNumbers = { address: 1, new: 1, summary: 2 } as const satisfies Record<DeliveryStep, number>

/** Query parameters of a page with delivery steps. */
export const deliveryFields = {
  step: steps,
  /** Id of the selected address. */
  address: idField,
}

export type DeliverySearch = { step?: DeliveryStep | undefined; address?: string | undefined }

/** Builds the link to a step; all steps are on the same page and differ in the query string. */
export type LinkToStep = (search: DeliverySearch) => LinkProps

/**
 * Returns the step that a loader must redirect to. Skips to the summary if no address is chosen and the item can be
 * delivered to the default address.
 * @param regions countries to which the item is delivered; empty for all countries
 * @returns the step to redirect to if the current step cannot be shown or can be skipped
 */
export async function ensureDeliveryStep(
  queryClient: QueryClient,
  { step, address }: DeliverySearch,
  regions: readonly string[],
): Promise<DeliverySearch | undefined> {
  const { items } = await ensureFresh(queryClient, listAddresses.query())
  if (step === 'new') await ensureAddressForm(queryClient)
  // Return to the address step if the address was removed in the meantime, or if no address was chosen.
  else if (step === 'summary' && !items.some(({ id }) => id === address)) return { step: 'address' }
  else if (step === 'address' && items.length === 0) return { step: 'new' }
  else if (step === 'address' && address === undefined) {
    const usual = items.find(({ isDefault }) => isDefault)
    const isServed = usual && (regions.length === 0 || regions.includes(usual.countryCode))
    if (isServed) return { step: 'summary', address: usual.id }
  }
  return undefined
}
