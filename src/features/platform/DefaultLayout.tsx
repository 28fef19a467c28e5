// Layout `default`: top bar, tabs under the thumb, a side bar on wide screens.
import CalendarHeart from 'lucide-react/icons/calendar-heart'
import House from 'lucide-react/icons/house'
import LogOut from 'lucide-react/icons/log-out'
import type { ReactNode } from 'react'
import { Link, useLocation, useRouter } from '@tanstack/react-router'
import { useIntl } from 'react-intl'
import { useLogout } from '../../client/session.ts'
import { Brand } from '../../runtime/Brand.tsx'
import { useHub } from '../../runtime/HubContext.tsx'
import { LanguageSwitch, ThemeSwitch } from '../../runtime/Switches.tsx'
import { AppFrame } from '../../ui/AppFrame.tsx'
import { IconButton } from '../../ui/IconButton.tsx'

const items = [
  { id: 'platform.nav.home', to: '/', icon: <House aria-hidden /> },
  { id: 'platform.nav.play', to: '/games/normalCheckIn', icon: <CalendarHeart aria-hidden /> },
] as const

export function DefaultLayout({ children }: { children: ReactNode }) {
  const { formatMessage } = useIntl()
  const { pathname } = useLocation()
  return (
    <AppFrame
      brand={<Brand compact />}
      actions={
        <>
          <LanguageSwitch />
          <ThemeSwitch />
          <SignOut />
        </>
      }
      items={items.map(({ id, to, icon }) => ({
        id,
        label: formatMessage({ id }),
        icon,
        current: pathname === to,
        render: (props) => <Link to={to} {...props} />,
      }))}
      navLabel={formatMessage({ id: 'platform.nav' })}
      skipLabel={formatMessage({ id: 'platform.skip' })}
    >
      {children}
    </AppFrame>
  )
}

function SignOut() {
  const { formatMessage } = useIntl()
  const hub = useHub()
  const router = useRouter()
  const logout = useLogout({ mutation: { meta: { handlesErrors: true } } })
  return (
    <IconButton
      label={formatMessage({ id: 'session.logout' })}
      disabled={logout.isPending}
      onClick={() =>
        // Whether or not the server heard it, this device forgets the session.
        logout.mutate(undefined, {
          onSettled: () => {
            hub.signOut()
            void router.navigate({ to: '/login' })
          },
        })
      }
    >
      <LogOut aria-hidden className="size-5" />
    </IconButton>
  )
}
