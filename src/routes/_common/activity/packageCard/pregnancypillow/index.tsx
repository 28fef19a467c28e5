import { createFileRoute } from '@tanstack/react-router'
import { CardPage } from '../../../../../features/questionnaires/cards/CardPage.tsx'
import { ensureCard } from '../../../../../features/questionnaires/cards/ensureCard.ts'
import { PageSkeleton } from '../../../../../runtime/layout/PageSkeleton.tsx'
import { pageTitle } from '../../../../../runtime/routing/title.ts'

export const Route = createFileRoute('/_common/activity/packageCard/pregnancypillow/')({
  staticData: {
    screen: {
      access: 'open',
      tracking: { elementId: 'pregnancy-pillow-card', moduleName: 'Pregnancy Pillow Card' },
      tab: null,
      prerender: false,
      offline: [],
    },
  },
  head: pageTitle('questionnaires.card.pregnancyPillow', 'questionnaires.card.description'),
  loader: ({ context: { app } }) => ensureCard(app, 'pregnancypillow'),
  component: () => <CardPage card="pregnancypillow" />,
  pendingComponent: PageSkeleton,
})
