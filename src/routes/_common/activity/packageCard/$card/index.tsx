// Page of cards that were added after the specification: all share this route and differ only in data.
import { createFileRoute, notFound } from '@tanstack/react-router'
import { CardPage } from '#src/features/questionnaires/cards/CardPage.tsx'
import { ensureCard } from '#src/features/questionnaires/cards/ensureCard.ts'
import { PageSkeleton } from '#src/runtime/layout/PageSkeleton.tsx'
import { loadedTitle } from '#src/runtime/routing/title.ts'

export const Route = createFileRoute('/_common/activity/packageCard/$card/')({
  staticData: {
    screen: {
      access: 'open',
      tracking: { elementId: 'package-card', moduleName: 'Package Card' },
      tab: null,
      prerender: false,
      offline: [],
      example: '/activity/packageCard/warmCup',
    },
  },
  head: loadedTitle,
  loader: async ({ context: { app }, params: { card } }) => {
    const title = await ensureCard(app, card)
    // A member may be eligible for fewer cards than exist: the page then shows an empty state instead of 404.
    if (title === undefined && app.token() === null) throw notFound()
    return title
  },
  component: () => <CardPage card={Route.useParams().card} />,
  pendingComponent: PageSkeleton,
})
