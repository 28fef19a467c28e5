// Path of the page in the tracking tables (section 2).
import { createFileRoute } from '@tanstack/react-router'

export const Route = createFileRoute('/_blank/about/')({
  staticData: {
    screen: {
      access: 'member',
      tracking: { elementId: 'about-me', moduleName: 'About Me' },
      redirect: '/about-me',
    },
  },
})
