// End of the top bar: search, notifications, language, theme, and a sign-in link for visitors. The sign-out button is on
// the account page, so that users do not click it by accident.
import { Link, useLocation } from '@tanstack/react-router'
import { FormattedMessage, useIntl } from 'react-intl'
import Bell from 'lucide-react/icons/bell'
import Search from 'lucide-react/icons/search'
import { useQuery } from '@tanstack/react-query'
import { useAppContext } from '#src/runtime/app/AppProvider.tsx'
import { useIsSignedIn } from '#src/runtime/session/useIsSignedIn.ts'
import { LanguageSwitch, ThemeSwitch } from '#src/runtime/layout/Switches.tsx'
import { buttonClass } from '#src/ui/actions/Button.tsx'
import { listNotices } from '#generated/calls/profile.ts'
import { useIsLoaded } from '#src/runtime/loading/useIsLoaded.ts'
import { iconButtonClass } from '#src/ui/actions/IconButton.tsx'

export function BarActions() {
  const isMember = useIsSignedIn()
  return (
    <>
      {isMember && <SearchLink />}
      {isMember && <NoticesBell />}
      <LanguageSwitch />
      <ThemeSwitch />
      {!isMember && <SignIn />}
    </>
  )
}

function SignIn() {
  const { origin } = useAppContext()
  const { href } = useLocation()
  return (
    <Link
      to="/login"
      search={{ redirect: new URL(href, origin).href }}
      className={buttonClass({ variant: 'soft', size: 'small' })}
    >
      <FormattedMessage id="session.login.submit" />
    </Link>
  )
}

function SearchLink() {
  const label = useIntl().formatMessage({ id: 'search.title' })
  return (
    <Link to="/villages/search" aria-label={label} title={label} className={iconButtonClass}>
      <Search aria-hidden className="size-5" />
    </Link>
  )
}

/**
 * Link to the notifications with the number of unread notifications, which loads after the page. The accessible name
 * contains this number, so that the name matches the visible text.
 */
function NoticesBell() {
  const { formatMessage } = useIntl()
  const count = useUnread()
  const unread = count > 9 ? '9+' : count
  const label = formatMessage({ id: 'profile.notices.bell' }, { count, unread })
  return (
    <Link to="/about-me/notices" aria-label={label} title={label} className={`relative ${iconButtonClass}`}>
      <Bell aria-hidden className="size-5" />
      {count > 0 && (
        <span
          aria-hidden
          className="absolute top-1 right-0.5 min-w-4.5 rounded-full bg-accent px-1 text-center text-[0.6875rem]/4.5 font-semibold text-on-accent"
        >
          {unread}
        </span>
      )}
    </Link>
  )
}

function useUnread(): number {
  const isLoaded = useIsLoaded()
  // Ignore errors, because the number is optional.
  const { data } = useQuery({
    ...listNotices.query({ limit: 1 }),
    enabled: isLoaded,
    meta: { handlesErrors: true },
  })
  return isLoaded && data ? data.unread : 0
}
