// Dialog for an action that requires recent re-authentication; contains the `Reauthentication` form of the action.
import type { ReactNode } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { Dialog } from '#src/ui/feedback/Dialog.tsx'

type ReauthenticationDialogProps = {
  onClose: () => void
  /** Title of the dialog, which names the action. */
  title: ReactNode
  children: ReactNode
}

export function ReauthenticationDialog({ onClose, title, children }: ReauthenticationDialogProps) {
  const { formatMessage } = useIntl()
  return (
    <Dialog
      open
      onClose={onClose}
      holdsForm
      placement="sheet"
      title={title}
      closeLabel={formatMessage({ id: 'platform.close' })}
    >
      <p className="mb-6 text-ink-soft">
        <FormattedMessage id="session.proof.text" />
      </p>
      {children}
    </Dialog>
  )
}
