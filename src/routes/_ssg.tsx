// Layout `ssg`, for pages whose content depends only on the language. They are prerendered (routeRules).
import { createFileRoute, Outlet } from '@tanstack/react-router'
import { CommonLayout } from '../features/platform/layouts/CommonLayout.tsx'

export const Route = createFileRoute('/_ssg')({
  staticData: { screen: 'layout' },
  component: () => (
    <CommonLayout>
      <Outlet />
    </CommonLayout>
  ),
})
