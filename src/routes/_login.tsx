// Layout `login`: a picture and a card. On a page of an activity, members keep their tabs instead of the picture.
import { createFileRoute, Outlet, useLocation } from '@tanstack/react-router'
import { MemberLayout } from '../features/platform/layouts/MemberLayout.tsx'
import { LoginLayout } from '../features/platform/layouts/LoginLayout.tsx'
import { useIsSignedIn } from '../runtime/session/useIsSignedIn.ts'

export const Route = createFileRoute('/_login')({
  staticData: { screen: 'layout' },
  component: function Login() {
    const isMember = useIsSignedIn()
    const { pathname } = useLocation()
    const Layout = isMember && pathname.startsWith('/activity/') ? MemberLayout : LoginLayout
    return (
      <Layout>
        <Outlet />
      </Layout>
    )
  },
})
