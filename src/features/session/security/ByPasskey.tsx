// Button that re-authenticates by passkey, as an alternative to the current password.
import { FormattedMessage, useIntl } from 'react-intl'
import type { PasskeyAssertion } from '#generated/schema.d.ts'
import { usePasskeyReauthentication } from '#src/domain/reauthentication/usePasskeyReauthentication.tsx'
import { Button } from '#src/ui/actions/Button.tsx'
import { Notice } from '#src/ui/feedback/Notice.tsx'

export function ByPasskey({ onGiven }: { onGiven: (passkey: PasskeyAssertion) => void }) {
  const { formatMessage } = useIntl()
  const { ask, isAsking, problem } = usePasskeyReauthentication()
  return (
    <div className="-mt-2">
      <Button
        size="small"
        variant="quiet"
        pending={isAsking}
        pendingLabel={formatMessage({ id: 'form.pending' })}
        onClick={() => void ask().then((assertion) => assertion && onGiven(assertion))}
      >
        <FormattedMessage id="session.security.byPasskey" />
      </Button>
      <div role="alert">{problem && <Notice tone="negative" text={problem} className="mt-3" />}</div>
    </div>
  )
}
