import { createFileRoute } from '@tanstack/react-router'
import { CardPage } from '#src/features/questionnaires/cards/CardPage.tsx'
import { ensureCard } from '#src/features/questionnaires/cards/ensureCard.ts'
import { PageSkeleton } from '#src/runtime/layout/PageSkeleton.tsx'
import { pageTitle } from '#src/runtime/routing/title.ts'

export const Route = createFileRoute('/_common/activity/packageCard/BreastPump/')({
  staticData: {
    screen: {
      access: 'open',
      tracking: { elementId: 'breast-pump-card', moduleName: 'Breast Pump Card' },
      tab: null,
      prerender: false,
      offline: [],
    },
  },
  head: pageTitle('questionnaires.card.breastPump', 'questionnaires.card.description'),
  loader: ({ context: { app } }) => ensureCard(app, 'BreastPump'),
  component: () => <CardPage card="BreastPump" />,
  pendingComponent: PageSkeleton,
})
