// Redirects to the first page of this questionnaire from a second path, which the specification lists as well.
import { createFileRoute } from '@tanstack/react-router'

export const Route = createFileRoute('/_common/questionnaire2/index')({
  staticData: {
    screen: {
      access: 'open',
      tracking: { elementId: 'questionnaire-2', moduleName: 'Questionnaire 2' },
      redirect: '/questionnaire2',
    },
  },
})
