import { createFileRoute } from '@tanstack/react-router'
import { CardPage } from '#src/features/questionnaires/cards/CardPage.tsx'
import { ensureCard } from '#src/features/questionnaires/cards/ensureCard.ts'
import { PageSkeleton } from '#src/runtime/layout/PageSkeleton.tsx'
import { pageTitle } from '#src/runtime/routing/title.ts'

export const Route = createFileRoute('/_common/activity/packageCard/underwear/')({
  staticData: {
    screen: {
      access: 'open',
      tracking: { elementId: 'underwear-card', moduleName: 'Underwear Card' },
      tab: null,
      prerender: false,
      offline: [],
    },
  },
  head: pageTitle('questionnaires.card.underwear', 'questionnaires.card.description'),
  loader: ({ context: { app } }) => ensureCard(app, 'underwear'),
  component: () => <CardPage card="underwear" />,
  pendingComponent: PageSkeleton,
})
