import { createFileRoute } from '@tanstack/react-router'
import { ensureSent } from '#src/features/questionnaires/ensureSent.ts'
import { ReviewPage } from '#src/features/questionnaires/review/ReviewPage.tsx'
import { PageSkeleton } from '#src/runtime/layout/PageSkeleton.tsx'
import { pageTitle } from '#src/runtime/routing/title.ts'

export const Route = createFileRoute('/_common/activity/packageCard/BreastPump/upload')({
  staticData: {
    screen: {
      access: 'open',
      tracking: { elementId: 'breast-pump-card-upload', moduleName: 'Breast Pump Card Upload' },
      tab: null,
      prerender: false,
      offline: [],
    },
  },
  head: pageTitle('questionnaires.review'),
  loader: ({ context: { app } }) => ensureSent(app, 'BreastPump'),
  component: () => <ReviewPage screen="BreastPump" />,
  pendingComponent: PageSkeleton,
})
