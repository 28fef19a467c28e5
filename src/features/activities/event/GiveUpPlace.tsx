// Gives the member's place back, after a question: others wait for it, and it does not come back by itself.
import { useState } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { useCancelEventRegistration } from '../../../../generated/hooks/activities.ts'
import { ConfirmDialog } from '../../../forms/ConfirmDialog.tsx'
import { useIsUpdating } from '../../../runtime/app/useIsUpdating.ts'
import { Button } from '../../../ui/Button.tsx'

export function GiveUpPlace({ activityId }: { activityId: string }) {
  const { formatMessage } = useIntl()
  const [isAsked, setIsAsked] = useState(false)
  const close = () => setIsAsked(false)
  const cancel = useCancelEventRegistration({ onSettled: close })
  const isCancelling = useIsUpdating(cancel)
  return (
    <>
      <Button
        variant="quiet"
        size="small"
        pending={isCancelling}
        pendingLabel={formatMessage({ id: 'form.pending' })}
        onClick={() => setIsAsked(true)}
      >
        <FormattedMessage id="activities.event.cancel" />
      </Button>
      <ConfirmDialog
        open={isAsked}
        title={<FormattedMessage id="activities.event.cancel.title" />}
        confirm={<FormattedMessage id="activities.event.cancel.go" />}
        onConfirm={() => cancel.mutate({ activityId })}
        isPending={isCancelling}
        cancel={<FormattedMessage id="activities.event.cancel.keep" />}
        onCancel={close}
        advised="cancel"
      >
        <p>
          <FormattedMessage id="activities.event.cancel.text" />
        </p>
      </ConfirmDialog>
    </>
  )
}
