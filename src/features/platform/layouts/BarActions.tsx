// The end of the top bar: a member's notices, language, theme, and signing in for visitors. Signing out is on the account's page,
// away from what is pressed often.
import { Link, useLocation } from '@tanstack/react-router'
import { FormattedMessage } from 'react-intl'
import { useAppContext } from '../../../runtime/app/AppProvider.tsx'
import { useIsSignedIn } from '../../../runtime/session/useIsSignedIn.ts'
import { LanguageSwitch, ThemeSwitch } from '../../../runtime/layout/Switches.tsx'
import { buttonClass } from '../../../ui/Button.tsx'
import { NoticesBell } from './NoticesBell.tsx'

export function BarActions() {
  const isMember = useIsSignedIn()
  return (
    <>
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
