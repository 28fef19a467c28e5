import { createFileRoute } from '@tanstack/react-router'
import { getMyMembership } from '#generated/calls/membership.ts'
import { listNotices } from '#generated/calls/profile.ts'
import { ensureFresh, ensureFreshPages } from '#src/client/queries.ts'
import { noticeFilter } from '#src/features/profile/notices/filter.ts'
import { NoticesPage } from '#src/features/profile/notices/NoticesPage.tsx'
import { PageSkeleton } from '#src/runtime/layout/PageSkeleton.tsx'
import { pageTitle } from '#src/runtime/routing/title.ts'

export const Route = createFileRoute('/_default/about-me/notices')({
  staticData: {
    screen: {
      access: 'member',
      tracking: { elementId: 'notices', moduleName: 'Notices' },
      tab: 'me',
      prerender: false,
      offline: ['listNotices'],
    },
  },
  head: pageTitle('profile.notices.title'),
  validateSearch: noticeFilter,
  loaderDeps: ({ search: { topic } }) => ({ topic }),
  loader: ({ context: { app }, deps }) =>
    Promise.all([
      ensureFreshPages(app.queryClient, listNotices.pages(deps)),
      ensureFresh(app.queryClient, getMyMembership.query()),
    ]),
  component: NoticesPage,
  pendingComponent: PageSkeleton,
})
