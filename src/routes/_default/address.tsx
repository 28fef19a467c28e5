import { createFileRoute, redirect } from '@tanstack/react-router'
import { getAddressForm, listAddresses } from '../../../generated/calls/addresses.ts'
import { listCallingCodes, listCountries, listProvinces } from '../../../generated/calls/platform.ts'
import { getUserInfo } from '../../../generated/calls/session.ts'
import { AddressesPage } from '../../features/addresses/AddressesPage.tsx'
import { PageSkeleton } from '../../runtime/layout/PageSkeleton.tsx'
import { pageTitle } from '../../runtime/routing/title.ts'

export const Route = createFileRoute('/_default/address')({
  staticData: {
    screen: {
      access: 'member',
      tracking: { elementId: 'addresses', moduleName: 'Addresses' },
      tab: 'me',
      prerender: false,
      offline: [],
    },
  },
  head: pageTitle('addresses.title'),
  // In the address, so that Back leads from the form to the list: an id, or `new`.
  validateSearch: ({ edit }): { edit?: string } => (typeof edit === 'string' ? { edit } : {}),
  loaderDeps: ({ search: { edit } }) => ({ edit }),
  loader: async ({ context: { app }, deps: { edit } }) => {
    const { queryClient } = app
    const { items } = await queryClient.ensureQueryData(listAddresses.query())
    if (edit === undefined) return
    const edited = items.find(({ id }) => id === edit)
    // Removed meanwhile, perhaps in another tab.
    if (!edited && edit !== 'new') throw redirect({ to: '/address' })
    const member = await queryClient.ensureQueryData(getUserInfo.query())
    const { countryCode } = edited ?? member
    await Promise.all([
      queryClient.ensureQueryData(listCountries.query()),
      queryClient.ensureQueryData(listCallingCodes.query()),
      queryClient.ensureQueryData(getAddressForm.query({ countryCode })),
      queryClient.ensureQueryData(listProvinces.query({ countryCode })),
    ])
  },
  component: AddressesPage,
  pendingComponent: PageSkeleton,
})
