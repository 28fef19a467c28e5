import { createFileRoute } from '@tanstack/react-router'
import { getGuidance, listActivities } from '#generated/calls/activities.ts'
import { getMyMembership } from '#generated/calls/membership.ts'
import { ensureFresh, ensureFreshPages } from '#src/client/queries.ts'
import { openActivityToJoin } from '#src/features/activities/guards.ts'
import { ActivitiesPage } from '#src/features/activities/list/ActivitiesPage.tsx'
import { activitiesSearch, listInput } from '#src/features/activities/search.ts'
import { PageSkeleton } from '#src/runtime/layout/PageSkeleton.tsx'
import { pageTitle } from '#src/runtime/routing/title.ts'

export const Route = createFileRoute('/_default/activities')({
  staticData: {
    screen: {
      access: 'member',
      tracking: { elementId: 'activities', moduleName: 'Activities' },
      tab: 'discover',
      prerender: false,
      offline: ['listActivities', 'getGuidance'],
    },
  },
  head: pageTitle('activities.title'),
  validateSearch: activitiesSearch,
  loaderDeps: ({ search: { show, everywhere, join } }) => ({ show, everywhere, join }),
  loader: async ({ context: { app }, deps: { join, ...search } }) => {
    const { queryClient } = app
    await Promise.all([
      ensureFresh(queryClient, getMyMembership.query()),
      ...(join === undefined
        ? [
            ensureFresh(queryClient, getGuidance.query()),
            ensureFreshPages(queryClient, listActivities.pages(listInput(search))),
          ]
        : [openActivityToJoin(app, join)]),
    ])
  },
  component: ActivitiesPage,
  pendingComponent: PageSkeleton,
})
