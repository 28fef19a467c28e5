// Second path of the page in the specification.
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
