// Sign-in link for visitors. After the sign-in, the visitor returns to the current page.
import { Link, useLocation } from '@tanstack/react-router'
import { FormattedMessage } from 'react-intl'
import { useAppContext } from '#src/runtime/app/AppProvider.tsx'
import { buttonClass } from '#src/ui/actions/Button.tsx'
import { cx } from '#src/ui/style/cx.ts'

export function SignInLink({ className }: { className?: string }) {
  const { origin } = useAppContext()
  const { href } = useLocation()
  return (
    <Link
      to="/login"
      search={{ redirect: new URL(href, origin).href }}
      className={cx(buttonClass(), 'max-sm:w-full', className)}
    >
      <FormattedMessage id="activities.signInFirst" />
    </Link>
  )
}
