import { createFileRoute, redirect } from '@tanstack/react-router'
import { getMagazineDetail } from '#generated/calls/reading.ts'
import { getUserInfo } from '#generated/calls/account.ts'
import { ensureFresh } from '#src/client/queries.ts'
import { MagazineDetailPage } from '#src/features/reading/magazine/MagazineDetailPage.tsx'
import { issueSearch } from '#src/features/reading/magazine/search.ts'
import { PageSkeleton } from '#src/runtime/layout/PageSkeleton.tsx'
import { pageTitle } from '#src/runtime/routing/title.ts'

export const Route = createFileRoute('/_default/gifts/eMagazineItemDetail')({
  staticData: {
    screen: {
      access: 'member',
      tracking: { elementId: 'e-magazine-issue', moduleName: 'E-Magazine Issue' },
      tab: 'discover',
      prerender: false,
      offline: ['getMagazineDetail'],
      example: '/gifts/eMagazineItemDetail?id=2026-11',
    },
  },
  head: pageTitle('reading.magazine.title'),
  validateSearch: issueSearch,
  loaderDeps: ({ search: { id } }) => ({ id }),
  loader: ({ context: { app }, deps: { id }, location: { search } }) => {
    if (id === undefined) throw redirect({ to: '/gifts/eMagazineList', search })
    return Promise.all([
      ensureFresh(app.queryClient, getUserInfo.query()),
      ensureFresh(app.queryClient, getMagazineDetail.query({ id })),
    ])
  },
  component: MagazineDetailPage,
  pendingComponent: PageSkeleton,
})
