// Asks who is there before something is done that takes recent proof: the act's own `Reauthentication` stands in it.
import type { ReactNode } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { Dialog } from '#src/ui/feedback/Dialog.tsx'

type ProofDialogProps = {
  onClose: () => void
  /** What is about to be done. */
  title: ReactNode
  children: ReactNode
}

export function ProofDialog({ onClose, title, children }: ProofDialogProps) {
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
