// `/app/email-verifications`, as far as it is the same for everybody: what the link of the mail is for.
import { FormattedMessage } from 'react-intl'
import { Envelope } from '../../art/Envelope.tsx'
import { EmptyState } from '../../ui/EmptyState.tsx'

export function EmailVerificationPage() {
  return (
    <EmptyState
      level={1}
      art={<Envelope className="w-40" />}
      title={<FormattedMessage id="support.email.title" />}
      text={<FormattedMessage id="support.email.text" />}
    />
  )
}
