import { createFileRoute } from '@tanstack/react-router'
import { checkIsBrowse, listReadingForStage, queryMagazines } from '../../../../generated/calls/reading.ts'
import { MagazineList } from '../../../features/reading/magazine/MagazineList.tsx'
import { PageSkeleton } from '../../../runtime/layout/PageSkeleton.tsx'
import { pageTitle } from '../../../runtime/routing/title.ts'

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
      app.queryClient.ensureInfiniteQueryData(queryMagazines.pages()),
      app.queryClient.ensureQueryData(checkIsBrowse.query()),
      app.queryClient.ensureQueryData(listReadingForStage.query()),
    ]),
  component: MagazineList,
  pendingComponent: PageSkeleton,
})
