import { createFileRoute } from '@tanstack/react-router'
import { OccasionPage } from '#src/features/gifts/occasions/OccasionPage.tsx'
import { ensureOccasion } from '#src/features/gifts/occasions/ensureOccasion.ts'
import { occasionSearch } from '#src/features/gifts/occasions/search.ts'
import { PageSkeleton } from '#src/runtime/layout/PageSkeleton.tsx'
import { pageTitle } from '#src/runtime/routing/title.ts'

export const Route = createFileRoute('/_default/gifts/redeemList')({
  staticData: {
    screen: {
      access: 'member',
      tracking: { elementId: 'baby-birthday-gift', moduleName: 'Baby Birthday Gift' },
      tab: 'rewards',
      prerender: false,
      // Do not persist these responses, because they contain names and birthdays of babies.
      offline: [],
    },
  },
  validateSearch: occasionSearch,
  loaderDeps: ({ search: { baby, gift, step, address } }) => ({ baby, gift, step, address }),
  loader: (visit) => ensureOccasion(visit, 'babyBirthday'),
  head: ({ match, loaderData }) => pageTitle(loaderData ?? 'gifts.title')({ match }),
  component: BabyBirthdayGifts,
  pendingComponent: PageSkeleton,
})

function BabyBirthdayGifts() {
  return <OccasionPage kind="babyBirthday" search={Route.useSearch()} />
}
