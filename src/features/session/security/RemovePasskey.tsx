// Asks for confirmation before a passkey is removed, and for re-authentication if the member has not re-authenticated
// recently.
import { FormattedMessage, useIntl } from 'react-intl'
import { removePasskey } from '#generated/calls/session.ts'
import { ConfirmDialog } from '#src/forms/ConfirmDialog.tsx'
import { Reauthentication } from '#src/domain/reauthentication/Reauthentication.tsx'
import { useAppContext } from '#src/runtime/app/AppProvider.tsx'
import { failureText } from '#src/runtime/format/failureText.ts'
import { Notice } from '#src/ui/feedback/Notice.tsx'
import { ReauthenticationDialog } from './ReauthenticationDialog.tsx'
import { useReauthenticatedAction } from './useReauthenticatedAction.ts'

type RemovePasskeyProps = { id: string; name: string; onClose: () => void }

export function RemovePasskey({ id, name, onClose }: RemovePasskeyProps) {
  const intl = useIntl()
  const { toasts } = useAppContext()
  const { act, isPending, error, unproven, succeed } = useReauthenticatedAction(removePasskey, {
    onSuccess: () => {
      toasts.announce(intl.formatMessage({ id: 'session.passkey.removed' }, { name }))
      onClose()
    },
    // Show no toast, because the dialog shows the error.
    onRefused: () => {},
  })
  const title = <FormattedMessage id="session.passkey.remove.title" values={{ name }} />
  const confirm = <FormattedMessage id="session.passkey.remove" values={{ name, spoken: () => null }} />
  if (unproven)
    return (
      <ReauthenticationDialog onClose={onClose} title={title}>
        <Reauthentication
          operation={removePasskey}
          body={(proof) => ({ ...unproven, proof })}
          onSuccess={succeed}
        >
          {confirm}
        </Reauthentication>
      </ReauthenticationDialog>
    )
  return (
    <ConfirmDialog
      open
      title={title}
      confirm={confirm}
      onConfirm={() => act({ id })}
      isPending={isPending}
      cancel={<FormattedMessage id="session.passkey.keep" />}
      onCancel={onClose}
    >
      <p>
        <FormattedMessage id="session.passkey.remove.text" />
      </p>
      <div role="alert">
        {error && <Notice tone="negative" text={failureText(error, intl)} className="mt-4" />}
      </div>
    </ConfirmDialog>
  )
}
