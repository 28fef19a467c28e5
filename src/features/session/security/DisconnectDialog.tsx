// Asks for confirmation before a social account is disconnected, and shows an error if the social account is the
// member's only sign-in method.
import { useState } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { removeAccount } from '#generated/calls/session.ts'
import type { BoundAccount } from '#generated/schema.d.ts'
import { ConfirmDialog } from '#src/forms/ConfirmDialog.tsx'
import { Reauthentication } from '#src/domain/reauthentication/Reauthentication.tsx'
import { failureText } from '#src/runtime/format/failureText.ts'
import { useAppContext } from '#src/runtime/app/AppProvider.tsx'
import { Notice } from '#src/ui/feedback/Notice.tsx'
import { serviceNames } from '../shared/ProviderMark.tsx'
import { ReauthenticationDialog } from './ReauthenticationDialog.tsx'
import { useReauthenticatedAction } from './useReauthenticatedAction.ts'

type DisconnectDialogProps = { account: BoundAccount | undefined; onClose: () => void }

export function DisconnectDialog({ account, onClose }: DisconnectDialogProps) {
  const intl = useIntl()
  const { toasts } = useAppContext()
  // Keep the last account, so that the text does not change while the dialog is closing.
  const [lastAccount, setLastAccount] = useState(account)
  if (account && account !== lastAccount) setLastAccount(account)
  const name = lastAccount && serviceNames[lastAccount.provider]
  const { act, isPending, error, reset, unproven, succeed, giveUp } = useReauthenticatedAction(
    removeAccount,
    {
      onSuccess: () => {
        toasts.announce(intl.formatMessage({ id: 'session.bound.removed' }, { name }))
        onClose()
      },
      // Show no toast, because the dialog shows the error.
      onRefused: () => {},
    },
  )
  const close = () => {
    reset()
    giveUp()
    onClose()
  }
  const title = <FormattedMessage id="session.bound.remove" values={{ name }} />
  const confirm = <FormattedMessage id="session.bound.disconnect" values={{ name, spoken: () => null }} />
  if (unproven)
    return (
      <ReauthenticationDialog onClose={close} title={title}>
        <Reauthentication
          operation={removeAccount}
          body={(proof) => ({ ...unproven, proof })}
          onSuccess={succeed}
        >
          {confirm}
        </Reauthentication>
      </ReauthenticationDialog>
    )
  return (
    <ConfirmDialog
      open={account !== undefined}
      title={title}
      confirm={confirm}
      onConfirm={() => account && act({ provider: account.provider })}
      isPending={isPending}
      cancel={<FormattedMessage id="session.bound.keep" />}
      onCancel={close}
    >
      <p>
        <FormattedMessage id="session.bound.remove.text" />
      </p>
      <div role="alert">
        {error && <Notice tone="negative" text={failureText(error, intl)} className="mt-4" />}
      </div>
    </ConfirmDialog>
  )
}
