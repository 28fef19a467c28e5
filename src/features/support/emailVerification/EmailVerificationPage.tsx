// `/app/email-verifications`: page that a link in an email opens. The prerendered part explains the purpose; if there
// is a token, the page shows the account to confirm.
import { lazy, Suspense } from 'react'
import { Link } from '@tanstack/react-router'
import { FormattedMessage } from 'react-intl'
import { Envelope } from '#src/art/Envelope.tsx'
import { pageChunk } from '#src/runtime/loading/reload.ts'
import { useLinkToken } from '#src/runtime/session/useLinkToken.ts'
import { buttonClass } from '#src/ui/actions/Button.tsx'
import { EmptyState } from '#src/ui/feedback/EmptyState.tsx'

const EmailLink = lazy(() =>
  pageChunk(() => import('./EmailLink.tsx')).then(({ EmailLink: link }) => ({ default: link })),
)

export function EmailVerificationPage() {
  const token = useLinkToken()
  const general = (
    <EmptyState
      level={1}
      art={<Envelope className="w-40" />}
      title={<FormattedMessage id="support.email.title" />}
      text={<FormattedMessage id="support.email.text" />}
      action={
        <Link to="/about-me/edit-profile" className={buttonClass()}>
          <FormattedMessage id="profile.edit.title" />
        </Link>
      }
    />
  )
  if (!token) return general
  return (
    <Suspense fallback={general}>
      <EmailLink token={token} />
    </Suspense>
  )
}
