// The end of the top bar: language, theme, and the way in for visitors. The way out is no neighbour of what is pressed often:
// it stands on the account's page.
import { Link, useLocation } from '@tanstack/react-router'
import { FormattedMessage } from 'react-intl'
import { useAppContext } from '../../../runtime/app/AppProvider.tsx'
import { LanguageSwitch, ThemeSwitch } from '../../../runtime/layout/Switches.tsx'
import { buttonClass } from '../../../ui/Button.tsx'

export function BarActions() {
  const isMember = useAppContext().token() !== null
  return (
    <>
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
