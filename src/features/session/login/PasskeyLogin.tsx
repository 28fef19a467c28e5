// Button for sign-in by passkey, below the other methods; the account field also suggests passkeys.
import { FormattedMessage, useIntl } from 'react-intl'
import { Button } from '#src/ui/actions/Button.tsx'
import { usePasskeyLogin } from './usePasskeyLogin.ts'

export function PasskeyLogin({ onSignedIn }: { onSignedIn: () => void }) {
  const { formatMessage } = useIntl()
  const { isOffered, ask, isPending } = usePasskeyLogin(onSignedIn)
  if (!isOffered) return null
  return (
    <Button
      full
      variant="quiet"
      className="mt-4"
      pending={isPending}
      pendingLabel={formatMessage({ id: 'form.pending' })}
      onClick={ask}
    >
      <FormattedMessage id="session.passkey.login" />
    </Button>
  )
}
