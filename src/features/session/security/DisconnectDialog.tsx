// Asks before a service is disconnected, and says why not where it is the member's only way to sign in.
import { useState } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { useMutation } from '@tanstack/react-query'
import { removeAccount } from '../../../../generated/calls/session.ts'
import type { BoundAccount } from '../../../../generated/schema.d.ts'
import { ConfirmDialog } from '../../../forms/ConfirmDialog.tsx'
import { failureText } from '../../../runtime/notices/failure.ts'
import { useAppContext } from '../../../runtime/app/AppProvider.tsx'
import { Notice } from '../../../ui/Notice.tsx'
import { serviceNames } from '../shared/ProviderMark.tsx'

type DisconnectDialogProps = { account: BoundAccount | undefined; onClose: () => void }

export function DisconnectDialog({ account, onClose }: DisconnectDialogProps) {
  const intl = useIntl()
  const { notices } = useAppContext()
  // Its text stays while the dialog closes.
  const [shown, setShown] = useState(account)
  if (account && account !== shown) setShown(account)
  const name = shown && serviceNames[shown.provider]
  const { mutate, isPending, error, reset } = useMutation({
    ...removeAccount.mutation,
    meta: { showsRefusals: true },
    onSuccess: () => {
      notices.show('positive', intl.formatMessage({ id: 'session.bound.removed' }, { name }))
      onClose()
    },
  })
  const close = () => {
    reset()
    onClose()
  }
  return (
    <ConfirmDialog
      open={account !== undefined}
      title={<FormattedMessage id="session.bound.remove" values={{ name }} />}
      confirm={<FormattedMessage id="session.bound.disconnect" values={{ name, spoken: () => null }} />}
      onConfirm={() => account && mutate({ provider: account.provider })}
      isPending={isPending}
      cancel={<FormattedMessage id="session.bound.keep" />}
      onCancel={close}
    >
      <p>
        <FormattedMessage id="session.bound.remove.text" />
      </p>
      <div role="alert">
        {error && <Notice kind="negative" text={failureText(error, intl)} className="mt-4" />}
      </div>
    </ConfirmDialog>
  )
}
