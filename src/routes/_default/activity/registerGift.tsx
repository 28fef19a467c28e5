import { createFileRoute } from '@tanstack/react-router'
import { listGiftProducts, listGiftRegistrations } from '#generated/calls/activities.ts'
import { getMyMembership } from '#generated/calls/membership.ts'
import { ensureFresh, ensureFreshPages } from '#src/client/queries.ts'
import { RegisterGiftPage } from '#src/features/activities/registerGift/RegisterGiftPage.tsx'
import { registerGiftSearch } from '#src/features/activities/registerGift/search.ts'
import { PageSkeleton } from '#src/runtime/layout/PageSkeleton.tsx'
import { pageTitle } from '#src/runtime/routing/title.ts'

export const Route = createFileRoute('/_default/activity/registerGift')({
  staticData: {
    screen: {
      access: 'open',
      tracking: { elementId: 'gift-registration', moduleName: 'Gift Registration' },
      tab: 'discover',
      prerender: false,
      offline: ['listGiftProducts'],
    },
  },
  head: pageTitle('activities.purchase.title', 'activities.purchase.teaser'),
  validateSearch: registerGiftSearch,
  // Reload the registrations before the confirmation of a new registration is shown.
  loaderDeps: ({ search: { registered } }) => ({ registered }),
  loader: async ({ context: { app } }) => {
    const { queryClient } = app
    await Promise.all([
      ensureFresh(queryClient, listGiftProducts.query()),
      ...(app.token() === null
        ? []
        : [
            ensureFreshPages(queryClient, listGiftRegistrations.pages()),
            ensureFresh(queryClient, getMyMembership.query()),
          ]),
    ])
  },
  component: RegisterGiftPage,
  pendingComponent: PageSkeleton,
})
