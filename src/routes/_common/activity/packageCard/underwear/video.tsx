import { createFileRoute } from '@tanstack/react-router'
import { FilmsPage } from '#src/features/questionnaires/cards/FilmsPage.tsx'
import { ensureCard } from '#src/features/questionnaires/cards/ensureCard.ts'
import { PageSkeleton } from '#src/runtime/layout/PageSkeleton.tsx'
import { pageTitle } from '#src/runtime/routing/title.ts'

export const Route = createFileRoute('/_common/activity/packageCard/underwear/video')({
  staticData: {
    screen: {
      access: 'open',
      tracking: { elementId: 'underwear-card-video', moduleName: 'Underwear Card Video' },
      tab: null,
      prerender: false,
      offline: [],
    },
  },
  head: pageTitle('questionnaires.card.films'),
  loader: ({ context: { app } }) => ensureCard(app, 'underwear'),
  component: () => <FilmsPage card="underwear" />,
  pendingComponent: PageSkeleton,
})
