// The button that signs out, at the end of the account's page. It asks first where there are drafts, because they are deleted.
import LogOut from 'lucide-react/icons/log-out'
import { useState } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { ConfirmDialog } from '../../../forms/ConfirmDialog.tsx'
import { hasDrafts } from '../../../runtime/storage/drafts.ts'
import { useAppContext } from '../../../runtime/app/AppProvider.tsx'
import { useSignOut } from '../../../runtime/session/useSignOut.ts'
import { Button } from '../../../ui/Button.tsx'

export function SignOut() {
  const { formatMessage } = useIntl()
  const app = useAppContext()
  const { signOut, isPending } = useSignOut()
  const [isAsking, setAsking] = useState(false)
  return (
    <>
      <Button
        variant="quiet"
        full
        className="mt-4"
        icon={<LogOut aria-hidden className="size-5" />}
        pending={isPending}
        pendingLabel={formatMessage({ id: 'form.pending' })}
        onClick={() => (hasDrafts(app) ? setAsking(true) : signOut())}
      >
        <FormattedMessage id="session.logout" />
      </Button>
      <ConfirmDialog
        open={isAsking}
        title={<FormattedMessage id="session.logout.title" />}
        confirm={<FormattedMessage id="session.logout" />}
        onConfirm={signOut}
        isPending={isPending}
        cancel={<FormattedMessage id="session.logout.stay" />}
        onCancel={() => setAsking(false)}
        advised="cancel"
      >
        <p>
          <FormattedMessage id="session.logout.drafts" />
        </p>
      </ConfirmDialog>
    </>
  )
}
