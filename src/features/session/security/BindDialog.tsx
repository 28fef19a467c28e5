// Dialog that connects a social account after re-authentication. It opens when the member returns from the provider.
// This tab then stores a ticket, which identifies the social account. A reload shows the dialog again; closing it
// deletes the ticket.
import { useState } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { bindAccount } from '#generated/calls/session.ts'
import { SOCIAL_TICKET_GONE } from '#generated/codes.ts'
import { Reauthentication } from '#src/domain/reauthentication/Reauthentication.tsx'
import { useAppContext } from '#src/runtime/app/AppProvider.tsx'
import { useBrowserValue } from '#src/runtime/app/useBrowserValue.ts'
import { Dialog } from '#src/ui/feedback/Dialog.tsx'
import { dropTicket, pendingTicket, type PendingTicket } from '../shared/pendingSocial.ts'
import { serviceNames } from '../shared/ProviderMark.tsx'

export function BindDialog() {
  const pending = useBrowserValue(bindTicket)
  return pending && <BindReauthentication pending={pending} />
}

function BindReauthentication({ pending }: { pending: PendingTicket }) {
  const { formatMessage } = useIntl()
  const { toasts } = useAppContext()
  const [isOpen, setIsOpen] = useState(true)
  const { ticket, provider, email } = pending.ticket
  const name = serviceNames[provider]
  const close = () => {
    dropTicket()
    setIsOpen(false)
  }
  return (
    <Dialog
      open={isOpen}
      onClose={close}
      placement="sheet"
      title={<FormattedMessage id="session.bound.add" values={{ name }} />}
      closeLabel={formatMessage({ id: 'platform.close' })}
    >
      {email && <p className="mb-2 font-semibold wrap-anywhere">{email}</p>}
      <p className="mb-6 text-ink-soft">
        <FormattedMessage id="session.bound.add.text" />
      </p>
      <Reauthentication
        operation={bindAccount}
        body={(proof) => ({ ticket, proof })}
        onSuccess={() => {
          toasts.announce(formatMessage({ id: 'session.bound.added' }, { name }))
          close()
        }}
        onRefused={(error) => {
          if (error.hasCode(SOCIAL_TICKET_GONE)) dropTicket()
        }}
      >
        <FormattedMessage id="session.bound.add" values={{ name }} />
      </Reauthentication>
    </Dialog>
  )
}

/** Returns the stored ticket if it belongs to an attempt to connect an account; ignores tickets of a sign-in. */
function bindTicket() {
  const pending = pendingTicket()
  return pending?.next === 'bind' ? pending : undefined
}
