// Layout `no-sidebar`: only the top bar.
import { createFileRoute, Outlet } from '@tanstack/react-router'
import { NoSidebarLayout } from '../features/platform/layouts/NoSidebarLayout.tsx'

export const Route = createFileRoute('/_no-sidebar')({
  staticData: { screen: 'layout' },
  component: () => (
    <NoSidebarLayout>
      <Outlet />
    </NoSidebarLayout>
  ),
})
