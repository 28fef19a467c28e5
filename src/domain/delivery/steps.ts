// Steps of a delivery: address, then summary. The query string of the page contains the step; each step loads its
// data.
import type { QueryClient } from '@tanstack/react-query'
import type { LinkProps } from '@tanstack/react-router'
import { listAddresses } from '#generated/calls/addresses.ts'
import { idField } from '#generated/parameters.ts'
import { oneOf } from '#src/client/search.ts'
import { ensureFresh } from '#src/client/queries.ts'
import { ensureAddressForm } from '../addresses/addressFormData.ts'

const steps = oneOf('address', 'new', 'summary')
export type DeliveryStep = (typeof steps.choices)[number]

/** Adding an address counts as a part of the first step. */
export const stepNumbers = { address: 1, new: 1, summary: 2 } as const satisfies Record<DeliveryStep, number>

/** Query parameters of a page with delivery steps. */
export const deliveryFields = {
  step: steps,
  /** Id of the selected address. */
  address: idField,
}

export type DeliverySearch = { step?: DeliveryStep | undefined; address?: string | undefined }

/** Builds the link to a step: the same page with another query string. */
export type LinkToStep = (search: DeliverySearch) => LinkProps

/**
 * For loaders. Skips to the summary if no address is chosen and the default address can be delivered to.
 * @param regions countries that it is delivered to; empty for all countries
 * @returns the step to redirect to, if this one cannot be shown or can be skipped
 */
export async function ensureDeliveryStep(
  queryClient: QueryClient,
  { step, address }: DeliverySearch,
  regions: readonly string[],
): Promise<DeliverySearch | undefined> {
  const { items } = await ensureFresh(queryClient, listAddresses.query())
  if (step === 'new') await ensureAddressForm(queryClient)
  // The address was removed in the meantime, or not chosen.
  else if (step === 'summary' && !items.some(({ id }) => id === address)) return { step: 'address' }
  else if (step === 'address' && items.length === 0) return { step: 'new' }
  else if (step === 'address' && address === undefined) {
    const usual = items.find(({ isDefault }) => isDefault)
    const isServed = usual && (regions.length === 0 || regions.includes(usual.countryCode))
    if (isServed) return { step: 'summary', address: usual.id }
  }
  return undefined
}
