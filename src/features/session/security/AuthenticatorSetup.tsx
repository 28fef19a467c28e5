// Sets up an authenticator app: shows the secret key as a link, as a QR code and as text, and asks for the first code
// of the app.
import { FormattedMessage, useIntl } from 'react-intl'
import { confirmAuthenticator } from '#generated/calls/session.ts'
import { AUTHENTICATOR_GONE } from '#generated/codes.ts'
import type { AuthenticatorSetup as Setup, RecoveryCodes } from '#generated/schema.d.ts'
import { QrCode } from '#src/art/QrCode.tsx'
import { AuthenticatorCodeField } from '#src/features/session/shared/AuthenticatorCodeField.tsx'
import { Form } from '#src/forms/Form.tsx'
import { useContractForm } from '#src/forms/useContractForm.ts'
import { useAppContext } from '#src/runtime/app/AppProvider.tsx'
import { failureText } from '#src/runtime/format/failureText.ts'
import { buttonClass } from '#src/ui/actions/Button.tsx'
import { CopyCode } from '#src/ui/actions/CopyCode.tsx'
import { Dialog } from '#src/ui/feedback/Dialog.tsx'

type AuthenticatorSetupProps = {
  setup: Setup
  onClose: () => void
  onConfirmed: (codes: RecoveryCodes) => void
}

export function AuthenticatorSetup({ setup, onClose, onConfirmed }: AuthenticatorSetupProps) {
  const intl = useIntl()
  const { toasts } = useAppContext()
  const form = useContractForm(confirmAuthenticator, {
    unsent: 'forgotten',
    onSuccess: onConfirmed,
    onRefused: (error) => {
      if (!error.hasCode(AUTHENTICATOR_GONE)) return
      toasts.show('negative', failureText(error, intl))
      onClose()
    },
  })
  return (
    <Dialog
      open
      onClose={onClose}
      holdsForm
      placement="sheet"
      title={<FormattedMessage id="session.authenticator.title" />}
      closeLabel={intl.formatMessage({ id: 'platform.close' })}
    >
      <p className="mb-4 text-ink-soft">
        <FormattedMessage id="session.authenticator.text" />
      </p>
      <a href={setup.uri} className={buttonClass({ variant: 'soft', full: true })}>
        <FormattedMessage id="session.authenticator.open" />
      </a>
      <QrCode text={setup.uri} label={intl.formatMessage({ id: 'session.authenticator.qr' })} />
      <div className="mt-4 mb-6">
        <CopyCode
          code={setup.secret}
          copyLabel={intl.formatMessage({ id: 'session.authenticator.copy' })}
          copiedLabel={intl.formatMessage({ id: 'session.authenticator.copied' })}
        />
      </div>
      <Form form={form} button={<FormattedMessage id="session.authenticator.confirm" />}>
        <AuthenticatorCodeField control={form.control} name="code" onComplete={() => void form.submit()} />
      </Form>
    </Dialog>
  )
}
