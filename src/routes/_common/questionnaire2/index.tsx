import { createFileRoute } from '@tanstack/react-router'
import { ensureStart } from '#src/features/questionnaires/start/ensureStart.ts'
import { StartPage } from '#src/features/questionnaires/start/StartPage.tsx'
import { PageSkeleton } from '#src/runtime/layout/PageSkeleton.tsx'
import { loadedTitle } from '#src/runtime/routing/title.ts'

export const Route = createFileRoute('/_common/questionnaire2/')({
  staticData: {
    screen: {
      access: 'open',
      tracking: { elementId: 'questionnaire-2', moduleName: 'Questionnaire 2' },
      tab: null,
      prerender: false,
      offline: [],
    },
  },
  loader: ({ context: { app } }) => ensureStart(app.queryClient, 'questionnaire2'),
  head: loadedTitle,
  component: () => <StartPage screen="questionnaire2" />,
  pendingComponent: PageSkeleton,
})
