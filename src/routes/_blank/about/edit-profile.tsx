// The tracking tables' name of the page (section 2).
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
