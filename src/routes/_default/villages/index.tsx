import { createFileRoute } from '@tanstack/react-router'
import { getMyMembership } from '#generated/calls/membership.ts'
import { querySceneMaterials } from '#generated/calls/platform.ts'
import { listQuestionnaires } from '#generated/calls/questionnaires.ts'
import { listNewProductBenefits, listOnlineCourses, queryMagazines } from '#generated/calls/reading.ts'
import { ensureFresh, ensureIfThere } from '#src/client/queries.ts'
import { ActivitiesCard } from '#src/features/activities/ActivitiesCard.tsx'
import { SceneBanners } from '#src/features/platform/SceneBanners.tsx'
import { QuestionnaireList } from '#src/features/questionnaires/QuestionnaireList.tsx'
import { VillagesPage } from '#src/features/reading/villages/VillagesPage.tsx'
import { SearchBox } from '#src/features/search/SearchBox.tsx'
import { PageSkeleton } from '#src/runtime/layout/PageSkeleton.tsx'
import { pageTitle } from '#src/runtime/routing/title.ts'
import { Area } from '#src/runtime/layout/Area.tsx'

export const Route = createFileRoute('/_default/villages/')({
  staticData: {
    screen: {
      access: 'member',
      tracking: { elementId: 'villages', moduleName: 'Villages' },
      tab: 'discover',
      opensTab: true,
      prerender: false,
      offline: ['listOnlineCourses', 'listNewProductBenefits', 'queryMagazines', 'querySceneMaterials'],
    },
  },
  head: pageTitle('platform.nav.discover'),
  loader: ({ context: { app } }) =>
    Promise.all([
      ensureFresh(app.queryClient, getMyMembership.query()),
      ensureFresh(app.queryClient, listOnlineCourses.query()),
      ensureFresh(app.queryClient, listNewProductBenefits.query()),
      ensureFresh(app.queryClient, queryMagazines.query({ limit: 1 })),
      ensureFresh(app.queryClient, querySceneMaterials.query({ scene: 'villages' })),
      ensureIfThere(app.queryClient, listQuestionnaires.query()),
    ]),
  component: () => (
    <VillagesPage
      search={<SearchBox />}
      banners={
        <>
          <Area>
            <QuestionnaireList />
          </Area>
          <Area>
            <ActivitiesCard />
          </Area>
          <Area>
            <SceneBanners scene="villages" />
          </Area>
        </>
      }
    />
  ),
  pendingComponent: PageSkeleton,
})
