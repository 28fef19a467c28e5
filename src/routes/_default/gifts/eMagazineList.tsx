import { createFileRoute } from '@tanstack/react-router'
import { checkIsBrowse, listReadingForStage, queryMagazines } from '#generated/calls/reading.ts'
import { ensureFresh, ensureFreshPages } from '#src/client/queries.ts'
import { MagazineList } from '#src/features/reading/magazine/MagazineList.tsx'
import { PageSkeleton } from '#src/runtime/layout/PageSkeleton.tsx'
import { pageTitle } from '#src/runtime/routing/title.ts'

export const Route = createFileRoute('/_default/gifts/eMagazineList')({
  staticData: {
    screen: {
      access: 'member',
      tracking: { elementId: 'e-magazine', moduleName: 'E-Magazine' },
      tab: 'discover',
      prerender: false,
      offline: ['queryMagazines', 'checkIsBrowse', 'listReadingForStage'],
    },
  },
  head: pageTitle('reading.magazine.title'),
  loader: ({ context: { app } }) =>
    Promise.all([
      ensureFreshPages(app.queryClient, queryMagazines.pages()),
      ensureFresh(app.queryClient, checkIsBrowse.query()),
      ensureFresh(app.queryClient, listReadingForStage.query()),
    ]),
  component: MagazineList,
  pendingComponent: PageSkeleton,
})
