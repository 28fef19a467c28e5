// Redirects to the account page from another path, which the tracking tables in section 2 of the specification use for
// this page.
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
