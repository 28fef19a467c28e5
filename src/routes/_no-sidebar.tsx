// Layout `no-sidebar`: the top bar and page content.
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
