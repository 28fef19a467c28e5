// Layout `default`: top bar, and tabs at the bottom or, on wide screens, in a side bar.
import BookOpen from 'lucide-react/icons/book-open'
import CalendarHeart from 'lucide-react/icons/calendar-heart'
import Gift from 'lucide-react/icons/gift'
import House from 'lucide-react/icons/house'
import User from 'lucide-react/icons/user'
import type { ReactNode } from 'react'
import { Link, useLocation, useRouter } from '@tanstack/react-router'
import { useIntl } from 'react-intl'
import { useQuery } from '@tanstack/react-query'
import { useAppContext } from '#src/runtime/app/AppProvider.tsx'
import { useBrowserValue } from '#src/runtime/app/useBrowserValue.ts'
import { Brand } from '#src/runtime/layout/Brand.tsx'
import { OfflineBar } from '#src/runtime/offline/OfflineBar.tsx'
import type { MessageId } from '#src/runtime/language/messages.ts'
import { useIsSignedIn } from '#src/runtime/session/useIsSignedIn.ts'
import { matchPage, tabsOf } from '#src/runtime/routing/pages.ts'
import type { Tab } from '#src/runtime/routing/screen.ts'
import { AppFrame, type NavItem } from '#src/ui/frames/AppFrame.tsx'
import { BarActions } from './BarActions.tsx'
import { checkIsBrowse } from '#generated/calls/reading.ts'
import { useIsLoaded } from '#src/runtime/loading/useIsLoaded.ts'

/** Tabs of the navigation. Route files declare the tab to which a page belongs, and the page that a tab opens. */
const tabs: readonly { tab: Tab; id: MessageId; icon: ReactNode }[] = [
  { tab: 'home', id: 'platform.nav.home', icon: <House aria-hidden /> },
  { tab: 'rewards', id: 'platform.nav.rewards', icon: <Gift aria-hidden /> },
  { tab: 'play', id: 'platform.nav.play', icon: <CalendarHeart aria-hidden /> },
  { tab: 'discover', id: 'platform.nav.discover', icon: <BookOpen aria-hidden /> },
  { tab: 'me', id: 'platform.nav.me', icon: <User aria-hidden /> },
]

export function DefaultLayout({ children }: { children: ReactNode }) {
  const { formatMessage } = useIntl()
  const router = useRouter()
  const { pathname } = useLocation()
  const paths = tabsOf(router)
  // Show a red dot (the "red tag" in section 4 of the specification) at the link to the hub's root page until the
  // member has visited that page. Visitors do not see the dot. The cookie is read only in the browser, because the
  // previous document may have set the cookie after the server read it.
  const { cookies } = useAppContext()
  const isMember = useIsSignedIn()
  const isInBrowser = useBrowserValue(() => true) ?? false
  const hasRedDot = isMember && isInBrowser && pathname !== '/' && cookies.get('redTag') === null
  const hasUnread = useMagazineIsAllBrowse() === false
  const activeTab = matchPage(router, pathname)?.screen.tab
  return (
    <AppFrame
      brand={<Brand compact />}
      actions={<BarActions />}
      items={tabs.flatMap(({ tab, id, icon }) => {
        const to = paths.get(tab)
        if (to === undefined) return []
        const render: NavItem['render'] = (props) => <Link to={to} {...props} />
        const item = { id, label: formatMessage({ id }), icon, current: tab === activeTab, render }
        if (tab === 'home' && hasRedDot) return [{ ...item, dot: formatMessage({ id: 'platform.nav.new' }) }]
        // Use the less conspicuous dot, because unread articles are not urgent.
        if (tab === 'discover' && hasUnread)
          return [{ ...item, dot: formatMessage({ id: 'platform.nav.unread' }), dotTone: 'calm' as const }]
        return [item]
      })}
      navLabel={formatMessage({ id: 'platform.nav' })}
      skipLabel={formatMessage({ id: 'platform.skip' })}
      banner={<OfflineBar />}
    >
      {children}
    </AppFrame>
  )
}

/** @returns true if the member has read all articles; `undefined` for visitors, and until the response has arrived */
function useMagazineIsAllBrowse(): boolean | undefined {
  const isMember = useIsSignedIn()
  const isLoaded = useIsLoaded()
  const { data } = useQuery({
    ...checkIsBrowse.query(),
    enabled: isLoaded && isMember,
    // Use the cached value: it changes about once a month, or when the member reads an article in this app, and reading
    // invalidates the query.
    staleTime: 600_000,
    meta: { handlesErrors: true },
  })
  return isLoaded ? data?.isAllBrowse : undefined
}
