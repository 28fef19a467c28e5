// Explains that sign-in requires cookies, and links to pages that need no session.
import { Link } from '@tanstack/react-router'
import { FormattedMessage } from 'react-intl'
import { buttonClass } from '#src/ui/actions/Button.tsx'
import { Notice } from '#src/ui/feedback/Notice.tsx'

export function CookiesBlocked() {
  return (
    <div role="alert" className="mt-6">
      <Notice
        tone="warning"
        title={<FormattedMessage id="session.cookies" />}
        text={<FormattedMessage id="session.cookies.text" />}
      />
      <div className="mt-4 grid gap-2">
        <button type="button" className={buttonClass()} onClick={() => location.reload()}>
          <FormattedMessage id="session.cookies.again" />
        </button>
        <Link to="/app/faq" className={buttonClass({ variant: 'quiet' })}>
          <FormattedMessage id="session.cookies.faq" />
        </Link>
        <Link to="/contact" className={buttonClass({ variant: 'quiet' })}>
          <FormattedMessage id="session.cookies.contact" />
        </Link>
      </div>
    </div>
  )
}
