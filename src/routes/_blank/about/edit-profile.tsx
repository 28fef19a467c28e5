// Redirects to the profile page from another path, which the tracking tables in section 2 of the specification use for
// this page.
import { createFileRoute } from '@tanstack/react-router'

export const Route = createFileRoute('/_blank/about/edit-profile')({
  staticData: {
    screen: {
      access: 'member',
      tracking: { elementId: 'edit-profile', moduleName: 'Edit Profile' },
      redirect: '/about-me/edit-profile',
    },
  },
})
