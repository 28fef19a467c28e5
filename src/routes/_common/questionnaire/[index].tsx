// Redirects to the first page of this questionnaire from a second path, which the specification lists as well.
import { createFileRoute } from '@tanstack/react-router'

export const Route = createFileRoute('/_common/questionnaire/index')({
  staticData: {
    screen: {
      access: 'open',
      tracking: { elementId: 'questionnaire', moduleName: 'Questionnaire' },
      redirect: '/questionnaire',
    },
  },
})
