// Layout `login`: a picture and a card.
import { createFileRoute, Outlet } from '@tanstack/react-router'
import { LoginLayout } from '../features/platform/layouts/LoginLayout.tsx'

export const Route = createFileRoute('/_login')({
  staticData: { screen: 'layout' },
  component: () => (
    <LoginLayout>
      <Outlet />
    </LoginLayout>
  ),
})
