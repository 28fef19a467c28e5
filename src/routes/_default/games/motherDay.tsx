import { createFileRoute } from '@tanstack/react-router'
import { idField } from '#generated/parameters.ts'
import { CheckInPage } from '#src/features/games/CheckInPage.tsx'
import { ensureGame } from '#src/features/games/ensureGame.ts'
import { ensureWheel } from '#src/features/games/wheel/ensureWheel.ts'
import { MothersDayWheel } from '#src/features/games/wheel/MothersDayWheel.tsx'
import { PageSkeleton } from '#src/runtime/layout/PageSkeleton.tsx'
import { searchOf } from '#src/client/search.ts'
import { loadedTitle } from '#src/runtime/routing/title.ts'

const search = searchOf({ result: idField })

export const Route = createFileRoute('/_default/games/motherDay')({
  staticData: {
    screen: {
      access: 'member',
      tracking: { elementId: 'mothers-day', moduleName: 'Mother’s Day' },
      tab: 'play',
      prerender: false,
      offline: ['getCheckIn', 'listGames', 'getMyMembership', 'getDraw', 'getMyLuckyGift'],
      opensFrom: '/',
    },
  },
  // Ticket whose result is shown; it is in the query, so that a reload shows the result again.
  validateSearch: search,
  loaderDeps: ({ search: { result } }) => ({ result }),
  loader: async ({ context: { app }, deps: { result } }) => {
    const title = await ensureGame(app, 'motherDay')
    await ensureWheel(app, 'motherDay', result)
    return title
  },
  head: loadedTitle,
  component: Page,
  pendingComponent: PageSkeleton,
})

function Page() {
  const { result } = Route.useSearch()
  return (
    <CheckInPage game="motherDay">
      <MothersDayWheel resultId={result} />
    </CheckInPage>
  )
}
