// Layout `default`: bars and tabs, for members.
import { createFileRoute, Outlet } from '@tanstack/react-router'
import { DefaultLayout } from '../features/platform/DefaultLayout.tsx'
import { ErrorPage } from '../features/platform/ErrorPage.tsx'
import { requireMember } from '../runtime/guard.ts'

export const Route = createFileRoute('/_default')({
  beforeLoad: requireMember,
  component: () => (
    <DefaultLayout>
      <Outlet />
    </DefaultLayout>
  ),
  errorComponent: ErrorPage,
})
