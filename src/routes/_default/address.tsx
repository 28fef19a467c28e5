import { createFileRoute, redirect } from '@tanstack/react-router'
import { listAddresses } from '#generated/calls/addresses.ts'
import { ensureFresh } from '#src/client/queries.ts'
import { AddressesPage } from '#src/features/addresses/AddressesPage.tsx'
import { ensureAddressForm } from '#src/domain/addresses/addressFormData.ts'
import { PageSkeleton } from '#src/runtime/layout/PageSkeleton.tsx'
import { pageTitle } from '#src/runtime/routing/title.ts'
import { idField } from '#generated/parameters.ts'
import { searchOf } from '#src/client/search.ts'
import { searchWithout } from '#src/runtime/routing/searchText.ts'

const search = searchOf({ edit: idField })

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
  // Id of the address to edit, or `new`. It is in the query, so that the back button returns from the form to the
  // list.
  validateSearch: search,
  loaderDeps: ({ search: { edit } }) => ({ edit }),
  loader: async ({ context: { app }, deps: { edit }, location }) => {
    const { queryClient } = app
    const { items } = await ensureFresh(queryClient, listAddresses.query())
    if (edit === undefined) return
    const edited = items.find(({ id }) => id === edit)
    // Redirect to the list if the address was removed in the meantime, perhaps in another tab.
    if (!edited && edit !== 'new') throw redirect({ to: '/address', search: searchWithout(location, 'edit') })
    await ensureAddressForm(queryClient, edited?.countryCode)
  },
  component: AddressesPage,
  pendingComponent: PageSkeleton,
})
