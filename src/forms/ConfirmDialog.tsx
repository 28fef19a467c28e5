// Confirmation dialog for an irreversible action, with two buttons: confirm and cancel.
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
  /** Label of the button that cancels; Escape and the close button do the same. */
  cancel: ReactNode
  onCancel: () => void
  /** Answer that is highlighted and comes first. */
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
