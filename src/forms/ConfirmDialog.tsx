// A question before something is done that cannot be undone, with two answers: to do it, or to leave all as it is.
import type { ReactNode } from 'react'
import { useIntl } from 'react-intl'
import { Button } from '../ui/actions/Button.tsx'
import { Dialog } from '../ui/feedback/Dialog.tsx'

type ConfirmDialogProps = {
  open: boolean
  title: ReactNode
  /** The words of the button that does it. */
  confirm: ReactNode
  onConfirm: () => void
  isPending?: boolean
  /** The words of the button that leaves all as it is; Escape and the close button do the same. */
  cancel: ReactNode
  onCancel: () => void
  /** The answer that stands out and comes first. */
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
