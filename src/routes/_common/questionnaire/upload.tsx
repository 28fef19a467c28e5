import { createFileRoute } from '@tanstack/react-router'
import { ensureSent } from '#src/features/questionnaires/ensureSent.ts'
import { ReviewPage } from '#src/features/questionnaires/review/ReviewPage.tsx'
import { PageSkeleton } from '#src/runtime/layout/PageSkeleton.tsx'
import { pageTitle } from '#src/runtime/routing/title.ts'

export const Route = createFileRoute('/_common/questionnaire/upload')({
  staticData: {
    screen: {
      access: 'open',
      tracking: { elementId: 'questionnaire-upload', moduleName: 'Questionnaire Upload' },
      tab: null,
      prerender: false,
      offline: [],
    },
  },
  head: pageTitle('questionnaires.review'),
  loader: ({ context: { app } }) => ensureSent(app, 'questionnaire'),
  component: () => <ReviewPage screen="questionnaire" />,
  pendingComponent: PageSkeleton,
})
