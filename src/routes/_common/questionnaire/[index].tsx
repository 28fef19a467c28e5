// Second path of the page in the specification.
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
