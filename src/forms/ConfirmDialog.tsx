// Confirmation dialog before an irreversible action, with a button to confirm and a button to cancel.
import type { ReactNode } from 'react'
import { useIntl } from 'react-intl'
import { Button } from '../ui/actions/Button.tsx'
import { Dialog } from '../ui/feedback/Dialog.tsx'

type ConfirmDialogProps = {
  open: boolean
  title: ReactNode
  /** Label of the button that confirms. */
  confirm: ReactNode
  onConfirm: () => void
  isPending?: boolean
  /** Label of the cancel button; Escape and the close button cancel as well. */
  cancel: ReactNode
  onCancel: () => void
  /** Button that is highlighted and shown first. */
  advised?: 'confirm' | 'cancel'
  children: ReactNode
}

export function ConfirmDialog({
  open,
  title,
  confirm,
  onConfirm,
  isPending = false,
  cancel,
  onCancel,
  advised = 'confirm',
  children,
}: ConfirmDialogProps) {
  const { formatMessage } = useIntl()
  const isAdvised = advised === 'confirm'
  const confirmButton = (
    <Button
      key="confirm"
      full
      variant={isAdvised ? 'primary' : 'quiet'}
      pending={isPending}
      pendingLabel={formatMessage({ id: 'form.pending' })}
      onClick={onConfirm}
    >
      <span>{confirm}</span>
    </Button>
  )
  const cancelButton = (
    <Button key="cancel" full variant={isAdvised ? 'quiet' : 'primary'} onClick={onCancel}>
      {cancel}
    </Button>
  )
  return (
    <Dialog
      open={open}
      onClose={onCancel}
      title={title}
      closeLabel={formatMessage({ id: 'platform.close' })}
      footer={isAdvised ? [confirmButton, cancelButton] : [cancelButton, confirmButton]}
    >
      {children}
    </Dialog>
  )
}
