// Gives the member's place back, after a question: others wait for it, and it does not come back by itself.
import { useState } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { useMutation } from '@tanstack/react-query'
import { cancelEventRegistration } from '../../../../generated/calls/activities.ts'
import { useIsUpdating } from '../../../runtime/app/useIsUpdating.ts'
import { Button } from '../../../ui/Button.tsx'
import { Dialog } from '../../../ui/Dialog.tsx'

export function GiveUpPlace({ activityId }: { activityId: string }) {
  const { formatMessage } = useIntl()
  const [isAsked, setIsAsked] = useState(false)
  const close = () => setIsAsked(false)
  const cancel = useMutation({ ...cancelEventRegistration.mutation, onSettled: close })
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
      <Dialog
        open={isAsked}
        onClose={close}
        closeLabel={formatMessage({ id: 'platform.close' })}
        title={<FormattedMessage id="activities.event.cancel.title" />}
        footer={
          <>
            <Button full onClick={close}>
              <FormattedMessage id="activities.event.cancel.keep" />
            </Button>
            <Button
              full
              variant="quiet"
              pending={isCancelling}
              pendingLabel={formatMessage({ id: 'form.pending' })}
              onClick={() => cancel.mutate({ activityId })}
            >
              <FormattedMessage id="activities.event.cancel.go" />
            </Button>
          </>
        }
      >
        <p>
          <FormattedMessage id="activities.event.cancel.text" />
        </p>
      </Dialog>
    </>
  )
}
