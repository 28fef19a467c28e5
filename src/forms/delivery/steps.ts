// The steps in which a member says where something goes, as the address of the page says them, and what each of them reads.
import type { QueryClient } from '@tanstack/react-query'
import type { LinkProps } from '@tanstack/react-router'
import { listAddresses } from '../../../generated/calls/addresses.ts'
import { idField } from '../../../generated/parameters.ts'
import { oneOf } from '../../client/search.ts'
import { ensureFresh } from '../../client/queries.ts'
import { ensureAddressForm } from '../addressFormData.ts'

const steps = oneOf('address', 'new', 'summary')
export type DeliveryStep = (typeof steps.choices)[number]

/** Fields of the search of a page that has the steps. */
export const deliveryFields = {
  step: steps,
  /** The one that is chosen. */
  address: idField,
}

export type DeliverySearch = { step?: DeliveryStep | undefined; address?: string | undefined }

/** The link to a step: the same page, with another step in its search. */
export type LinkToStep = (search: DeliverySearch) => LinkProps

/** For loaders. @returns the step to go to instead, where this one cannot be shown */
export async function ensureDeliveryStep(
  queryClient: QueryClient,
  { step, address }: DeliverySearch,
): Promise<DeliveryStep | undefined> {
  const { items } = await ensureFresh(queryClient, listAddresses.query())
  if (step === 'new') await ensureAddressForm(queryClient)
  // It was removed meanwhile, or never chosen.
  else if (step === 'summary' && !items.some(({ id }) => id === address)) return 'address'
  else if (step === 'address' && items.length === 0) return 'new'
  return undefined
}
