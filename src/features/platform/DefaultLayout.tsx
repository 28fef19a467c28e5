// Layout `default`: top bar, tabs under the thumb, a side bar on wide screens.
import type { ReactNode } from 'react'
import { Link, useLocation, useRouter } from '@tanstack/react-router'
import { useIntl } from 'react-intl'
import { Brand } from '../../runtime/Brand.tsx'
import { OfflineBar } from '../../runtime/offline/OfflineBar.tsx'
import { hasPage } from '../../runtime/pages.ts'
import { AppFrame } from '../../ui/AppFrame.tsx'
import { BarActions } from './BarActions.tsx'
import { isIn, shownAreas } from './navigation.tsx'

export function DefaultLayout({ children }: { children: ReactNode }) {
  const { formatMessage } = useIntl()
  const router = useRouter()
  const { pathname } = useLocation()
  return (
    <AppFrame
      brand={<Brand compact />}
      actions={<BarActions />}
      items={shownAreas((path) => hasPage(router, path)).map(({ id, to, icon, pages }) => ({
        id,
        label: formatMessage({ id }),
        icon,
        current: isIn({ pages }, pathname),
        render: (props) => <Link to={to} {...props} />,
      }))}
      navLabel={formatMessage({ id: 'platform.nav' })}
      skipLabel={formatMessage({ id: 'platform.skip' })}
      banner={<OfflineBar />}
    >
      {children}
    </AppFrame>
  )
}
