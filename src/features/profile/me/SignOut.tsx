// The button that signs out, at the end of the account's page. It asks first where there are drafts, because they are deleted.
import LogOut from 'lucide-react/icons/log-out'
import { useState } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { hasDrafts } from '../../../runtime/session/drafts.ts'
import { useAppContext } from '../../../runtime/app/AppProvider.tsx'
import { useSignOut } from '../../../runtime/session/useSignOut.ts'
import { Button } from '../../../ui/Button.tsx'
import { Dialog } from '../../../ui/Dialog.tsx'

export function SignOut() {
  const { formatMessage } = useIntl()
  const app = useAppContext()
  const { signOut, isPending } = useSignOut()
  const [isAsking, setAsking] = useState(false)
  const pendingLabel = formatMessage({ id: 'form.pending' })
  return (
    <>
      <Button
        variant="quiet"
        full
        className="mt-4"
        icon={<LogOut aria-hidden className="size-5" />}
        pending={isPending}
        pendingLabel={pendingLabel}
        onClick={() => (hasDrafts(app) ? setAsking(true) : signOut())}
      >
        <FormattedMessage id="session.logout" />
      </Button>
      <Dialog
        open={isAsking}
        onClose={() => setAsking(false)}
        title={<FormattedMessage id="session.logout.title" />}
        closeLabel={formatMessage({ id: 'platform.close' })}
        footer={
          <>
            <Button full onClick={() => setAsking(false)}>
              <FormattedMessage id="session.logout.stay" />
            </Button>
            <Button full variant="quiet" pending={isPending} pendingLabel={pendingLabel} onClick={signOut}>
              <FormattedMessage id="session.logout" />
            </Button>
          </>
        }
      >
        <p>
          <FormattedMessage id="session.logout.drafts" />
        </p>
      </Dialog>
    </>
  )
}
