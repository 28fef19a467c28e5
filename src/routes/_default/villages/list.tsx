import { createFileRoute } from '@tanstack/react-router'
import { getMyMembership } from '#generated/calls/membership.ts'
import { getCourse, listNewProductBenefits, listOnlineCourses } from '#generated/calls/reading.ts'
import { getUserInfo } from '#generated/calls/account.ts'
import { ensureFresh } from '#src/client/queries.ts'
import { villageSearch } from '#src/features/reading/villages/search.ts'
import { VillageListPage } from '#src/features/reading/villages/VillageListPage.tsx'
import { PageSkeleton } from '#src/runtime/layout/PageSkeleton.tsx'
import { pageTitle } from '#src/runtime/routing/title.ts'

export const Route = createFileRoute('/_default/villages/list')({
  staticData: {
    screen: {
      access: 'member',
      tracking: { elementId: 'village-list', moduleName: 'Village List' },
      tab: 'discover',
      prerender: false,
      offline: ['listOnlineCourses', 'listNewProductBenefits', 'getCourse'],
    },
  },
  head: pageTitle('reading.list.title'),
  validateSearch: villageSearch,
  loaderDeps: ({ search: { course } }) => ({ course }),
  loader: ({ context: { app }, deps: { course } }) =>
    Promise.all([
      ensureFresh(app.queryClient, getUserInfo.query()),
      ensureFresh(app.queryClient, getMyMembership.query()),
      ...(course === undefined
        ? [
            ensureFresh(app.queryClient, listOnlineCourses.query()),
            ensureFresh(app.queryClient, listNewProductBenefits.query()),
          ]
        : [ensureFresh(app.queryClient, getCourse.query({ id: course }))]),
    ]),
  component: VillageListPage,
  pendingComponent: PageSkeleton,
})
