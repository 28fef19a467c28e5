// Asks for confirmation before two-step sign-in is disabled, and for re-authentication if the member has not
// re-authenticated recently.
import { FormattedMessage, useIntl } from 'react-intl'
import { turnOffSecondFactor } from '#generated/calls/session.ts'
import { ConfirmDialog } from '#src/forms/ConfirmDialog.tsx'
import { Reauthentication } from '#src/domain/reauthentication/Reauthentication.tsx'
import { useAppContext } from '#src/runtime/app/AppProvider.tsx'
import { ReauthenticationDialog } from './ReauthenticationDialog.tsx'
import { useReauthenticatedAction } from './useReauthenticatedAction.ts'

export function TurnOffSecondFactor({ onClose }: { onClose: () => void }) {
  const { formatMessage } = useIntl()
  const { toasts } = useAppContext()
  const { act, isPending, unproven, succeed } = useReauthenticatedAction(turnOffSecondFactor, {
    onSuccess: () => {
      toasts.announce(formatMessage({ id: 'session.secondFactor.off.done' }))
      onClose()
    },
  })
  const title = <FormattedMessage id="session.secondFactor.off.title" />
  const confirm = <FormattedMessage id="session.secondFactor.off" />
  if (unproven)
    return (
      <ReauthenticationDialog onClose={onClose} title={title}>
        <Reauthentication operation={turnOffSecondFactor} body={(proof) => ({ proof })} onSuccess={succeed}>
          {confirm}
        </Reauthentication>
      </ReauthenticationDialog>
    )
  return (
    <ConfirmDialog
      open
      title={title}
      confirm={confirm}
      onConfirm={() => act({})}
      isPending={isPending}
      cancel={<FormattedMessage id="session.secondFactor.off.keep" />}
      onCancel={onClose}
    >
      <p>
        <FormattedMessage id="session.secondFactor.off.text" />
      </p>
    </ConfirmDialog>
  )
}
