import { createFileRoute } from '@tanstack/react-router'
import { getMyMembership } from '../../../../generated/calls/membership.ts'
import { querySceneMaterials } from '../../../../generated/calls/platform.ts'
import { listQuestionnaires } from '../../../../generated/calls/questionnaires.ts'
import {
  listNewProductBenefits,
  listOnlineCourses,
  queryMagazines,
} from '../../../../generated/calls/reading.ts'
import { ensureFresh, ensureIfThere } from '../../../client/queries.ts'
import { ActivitiesCard } from '../../../features/activities/ActivitiesCard.tsx'
import { SceneBanners } from '../../../features/platform/SceneBanners.tsx'
import { QuestionnaireList } from '../../../features/questionnaires/QuestionnaireList.tsx'
import { VillagesPage } from '../../../features/reading/villages/VillagesPage.tsx'
import { PageSkeleton } from '../../../runtime/layout/PageSkeleton.tsx'
import { pageTitle } from '../../../runtime/routing/title.ts'
import { Area } from '../../../runtime/layout/Area.tsx'

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
  head: pageTitle('reading.villages.title'),
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
