// The steps in which a member says where something goes, as the address of the page says them, and what each of them reads.
import type { QueryClient } from '@tanstack/react-query'
import type { LinkProps } from '@tanstack/react-router'
import { listAddresses } from '#generated/calls/addresses.ts'
import { idField } from '#generated/parameters.ts'
import { oneOf } from '#src/client/search.ts'
import { ensureFresh } from '#src/client/queries.ts'
import { ensureAddressForm } from '../addresses/addressFormData.ts'

const steps = oneOf('address', 'new', 'summary')
export type DeliveryStep = (typeof steps.choices)[number]

/** An address that is added on the way is part of the first. */
export const stepNumbers = { address: 1, new: 1, summary: 2 } as const satisfies Record<DeliveryStep, number>

/** Fields of the search of a page that has the steps. */
export const deliveryFields = {
  step: steps,
  /** The one that is chosen. */
  address: idField,
}

export type DeliverySearch = { step?: DeliveryStep | undefined; address?: string | undefined }

/** The link to a step: the same page, with another step in its search. */
export type LinkToStep = (search: DeliverySearch) => LinkProps

/**
 * For loaders. Whoever has chosen no address and has a usual one that it can be sent to finds it on the summary.
 * @param regions countries it is sent to; all of them where none is named
 * @returns the step to go to instead, where this one cannot be shown or need not be
 */
export async function ensureDeliveryStep(
  queryClient: QueryClient,
  { step, address }: DeliverySearch,
  regions: readonly string[],
): Promise<DeliverySearch | undefined> {
  const { items } = await ensureFresh(queryClient, listAddresses.query())
  if (step === 'new') await ensureAddressForm(queryClient)
  // It was removed meanwhile, or never chosen.
  else if (step === 'summary' && !items.some(({ id }) => id === address)) return { step: 'address' }
  else if (step === 'address' && items.length === 0) return { step: 'new' }
  else if (step === 'address' && address === undefined) {
    const usual = items.find(({ isDefault }) => isDefault)
    const isServed = usual && (regions.length === 0 || regions.includes(usual.countryCode))
    if (isServed) return { step: 'summary', address: usual.id }
  }
  return undefined
}
