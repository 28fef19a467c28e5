// Page of the package cards that are not listed in the specification. They share this route and differ only in their
// data.
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
    // Show the 404 page only to visitors. A member may not be allowed to see a card that exists, and then gets a
    // neutral page.
    if (title === undefined && app.token() === null) throw notFound()
    return title
  },
  component: () => <CardPage card={Route.useParams().card} />,
  pendingComponent: PageSkeleton,
})
