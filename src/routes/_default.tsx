// Layout `default`: bars and tabs.
import { createFileRoute, Outlet } from '@tanstack/react-router'
import { DefaultLayout } from '../features/platform/DefaultLayout.tsx'

export const Route = createFileRoute('/_default')({
  component: () => (
    <DefaultLayout>
      <Outlet />
    </DefaultLayout>
  ),
})
