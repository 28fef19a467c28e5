import { createFileRoute } from '@tanstack/react-router'
import { getMyMembership } from '../../../../generated/calls/membership.ts'
import { getCourse, listNewProductBenefits, listOnlineCourses } from '../../../../generated/calls/reading.ts'
import { getUserInfo } from '../../../../generated/calls/session.ts'
import { villageSearch } from '../../../features/reading/villages/search.ts'
import { VillageListPage } from '../../../features/reading/villages/VillageListPage.tsx'
import { PageSkeleton } from '../../../runtime/layout/PageSkeleton.tsx'
import { pageTitle } from '../../../runtime/routing/title.ts'

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
      app.queryClient.ensureQueryData(getUserInfo.query()),
      app.queryClient.ensureQueryData(getMyMembership.query()),
      ...(course === undefined
        ? [
            app.queryClient.ensureQueryData(listOnlineCourses.query()),
            app.queryClient.ensureQueryData(listNewProductBenefits.query()),
          ]
        : [app.queryClient.ensureQueryData(getCourse.query({ id: course }))]),
    ]),
  component: VillageListPage,
  pendingComponent: PageSkeleton,
})
