// Layout `default`: top bar, tabs under the thumb, a side bar on wide screens.
import type { ReactNode } from 'react'
import { Link, useLocation, useRouter } from '@tanstack/react-router'
import { useIntl } from 'react-intl'
import { Brand } from '../../../runtime/layout/Brand.tsx'
import { OfflineBar } from '../../../runtime/offline/OfflineBar.tsx'
import { matchPage, tabsOf } from '../../../runtime/routing/pages.ts'
import { AppFrame, type NavItem } from '../../../ui/AppFrame.tsx'
import { BarActions } from './BarActions.tsx'
import { tabs } from './navigation.tsx'

export function DefaultLayout({ children }: { children: ReactNode }) {
  const { formatMessage } = useIntl()
  const router = useRouter()
  const { pathname } = useLocation()
  const leads = tabsOf(router)
  const lit = matchPage(router, pathname)?.screen.tab
  return (
    <AppFrame
      brand={<Brand compact />}
      actions={<BarActions />}
      items={tabs.flatMap(({ tab, id, icon }) => {
        const to = leads.get(tab)
        if (to === undefined) return []
        const render: NavItem['render'] = (props) => <Link to={to} {...props} />
        return [{ id, label: formatMessage({ id }), icon, current: tab === lit, render }]
      })}
      navLabel={formatMessage({ id: 'platform.nav' })}
      skipLabel={formatMessage({ id: 'platform.skip' })}
      banner={<OfflineBar />}
    >
      {children}
    </AppFrame>
  )
}
