// Layout `common`: header with logo, page content, footer. Members keep their tabs and notifications instead of the
// footer, so that no page is a dead end for them.
import { createFileRoute, Outlet } from '@tanstack/react-router'
import { useState } from 'react'
import { CommonLayout } from '../features/platform/layouts/CommonLayout.tsx'
import { MemberLayout } from '../features/platform/layouts/MemberLayout.tsx'
import { useIsSignedIn } from '../runtime/session/useIsSignedIn.ts'

export const Route = createFileRoute('/_common')({
  staticData: { screen: 'layout' },
  component: function Common() {
    const isMember = useIsSignedIn()
    // The layout stays the same until the user leaves these pages: another one would discard the state of the page, for
    // example when a visitor joins.
    const [Layout] = useState(() => (isMember ? MemberLayout : CommonLayout))
    return (
      <Layout>
        <Outlet />
      </Layout>
    )
  },
})
