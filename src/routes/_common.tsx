// Layout `common`: header with logo, page content, footer.
import { createFileRoute, Outlet } from '@tanstack/react-router'
import { CommonLayout } from '../features/platform/layouts/CommonLayout.tsx'

export const Route = createFileRoute('/_common')({
  staticData: { screen: 'layout' },
  component: () => (
    <CommonLayout>
      <Outlet />
    </CommonLayout>
  ),
})
