import { createFileRoute } from '@tanstack/react-router'
import { ensureStart } from '#src/features/questionnaires/start/ensureStart.ts'
import { StartPage } from '#src/features/questionnaires/start/StartPage.tsx'
import { PageSkeleton } from '#src/runtime/layout/PageSkeleton.tsx'
import { loadedTitle } from '#src/runtime/routing/title.ts'

export const Route = createFileRoute('/_common/questionnaire/')({
  staticData: {
    screen: {
      access: 'open',
      tracking: { elementId: 'questionnaire', moduleName: 'Questionnaire' },
      tab: null,
      prerender: false,
      offline: [],
    },
  },
  loader: ({ context: { app } }) => ensureStart(app.queryClient, 'questionnaire'),
  head: loadedTitle,
  component: () => <StartPage screen="questionnaire" />,
  pendingComponent: PageSkeleton,
})
