// The end of the top bar: language, theme, and the way out for members, in for visitors.
import LogOut from 'lucide-react/icons/log-out'
import { Link, useLocation } from '@tanstack/react-router'
import { FormattedMessage, useIntl } from 'react-intl'
import { useHub } from '../../runtime/HubContext.tsx'
import { LanguageSwitch, ThemeSwitch } from '../../runtime/Switches.tsx'
import { useSignOut } from '../../runtime/useSignOut.ts'
import { buttonClass } from '../../ui/Button.tsx'
import { IconButton } from '../../ui/IconButton.tsx'

export function BarActions() {
  const isMember = useHub().token() !== null
  return (
    <>
      <LanguageSwitch />
      <ThemeSwitch />
      {isMember ? <SignOut /> : <SignIn />}
    </>
  )
}

function SignIn() {
  const { origin } = useHub()
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

function SignOut() {
  const { formatMessage } = useIntl()
  const { signOut, isPending } = useSignOut()
  return (
    <IconButton label={formatMessage({ id: 'session.logout' })} disabled={isPending} onClick={signOut}>
      <LogOut aria-hidden className="size-5" />
    </IconButton>
  )
}
