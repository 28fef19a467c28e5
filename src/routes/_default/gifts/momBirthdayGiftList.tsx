import { createFileRoute } from '@tanstack/react-router'
import { OccasionPage } from '#src/features/gifts/occasions/OccasionPage.tsx'
import { ensureOccasion } from '#src/features/gifts/occasions/ensureOccasion.ts'
import { occasionSearch } from '#src/features/gifts/occasions/search.ts'
import { PageSkeleton } from '#src/runtime/layout/PageSkeleton.tsx'
import { pageTitle } from '#src/runtime/routing/title.ts'

export const Route = createFileRoute('/_default/gifts/momBirthdayGiftList')({
  staticData: {
    screen: {
      access: 'member',
      tracking: { elementId: 'mom-birthday-gift', moduleName: 'Mom Birthday Gift' },
      tab: 'rewards',
      prerender: false,
      offline: ['listMomBirthdayGifts'],
    },
  },
  validateSearch: occasionSearch,
  loaderDeps: ({ search: { baby, gift, step, address } }) => ({ baby, gift, step, address }),
  loader: (visit) => ensureOccasion(visit, 'momBirthday'),
  head: ({ match, loaderData }) => pageTitle(loaderData ?? 'gifts.title')({ match }),
  component: MomBirthdayGifts,
  pendingComponent: PageSkeleton,
})

function MomBirthdayGifts() {
  return <OccasionPage kind="momBirthday" search={Route.useSearch()} />
}
