// Layout `default`: top bar and tabs.
import { createFileRoute, Outlet } from '@tanstack/react-router'
import { DefaultLayout } from '../features/platform/layouts/DefaultLayout.tsx'

export const Route = createFileRoute('/_default')({
  staticData: { screen: 'layout' },
  component: () => (
    <DefaultLayout>
      <Outlet />
    </DefaultLayout>
  ),
})
