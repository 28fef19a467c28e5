import { createFileRoute } from '@tanstack/react-router'
import { listPackageCards } from '#generated/calls/questionnaires.ts'
import { ensureFresh } from '#src/client/queries.ts'
import { CardFaqPage } from '#src/features/questionnaires/cards/CardFaqPage.tsx'
import { PageSkeleton } from '#src/runtime/layout/PageSkeleton.tsx'
import { pageTitle } from '#src/runtime/routing/title.ts'

export const Route = createFileRoute('/_common/activity/packageCard/faq')({
  staticData: {
    screen: {
      access: 'open',
      tracking: { elementId: 'package-card-faq', moduleName: 'Package Card FAQ' },
      tab: null,
      prerender: false,
      offline: [],
    },
  },
  head: pageTitle('questionnaires.card.faq', 'questionnaires.card.faq.description'),
  loader: ({ context: { app } }) => ensureFresh(app.queryClient, listPackageCards.query()),
  component: CardFaqPage,
  pendingComponent: PageSkeleton,
})
