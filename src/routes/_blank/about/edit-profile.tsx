// Path of the page in the tracking tables (section 2).
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
