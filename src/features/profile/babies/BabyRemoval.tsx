// Asks before the data of a baby is deleted: it cannot be restored, and quiet may be all that the member wants.
import { FormattedMessage, useIntl } from 'react-intl'
import { useMutation } from '@tanstack/react-query'
import { deleteBaby } from '../../../../generated/calls/profile.ts'
import { useAppContext } from '../../../runtime/app/AppProvider.tsx'
import { Button } from '../../../ui/Button.tsx'
import { Dialog } from '../../../ui/Dialog.tsx'

type BabyRemovalProps = { id: string; onKeep: () => void; onRemoved: () => void }

export function BabyRemoval({ id, onKeep, onRemoved }: BabyRemovalProps) {
  const { formatMessage } = useIntl()
  const { notices } = useAppContext()
  const { mutate, isPending } = useMutation({
    ...deleteBaby.mutation,
    onSuccess: () => {
      notices.show('positive', formatMessage({ id: 'profile.baby.removed' }))
      onRemoved()
    },
  })
  return (
    <Dialog
      open
      onClose={onKeep}
      closeLabel={formatMessage({ id: 'platform.close' })}
      title={<FormattedMessage id="profile.baby.remove.title" />}
      footer={
        <>
          <Button full onClick={onKeep}>
            <FormattedMessage id="profile.keep" />
          </Button>
          <Button
            full
            variant="quiet"
            pending={isPending}
            pendingLabel={formatMessage({ id: 'form.pending' })}
            onClick={() => mutate({ id })}
          >
            <FormattedMessage id="profile.remove" />
          </Button>
        </>
      }
    >
      <p>
        <FormattedMessage id="profile.baby.remove.text" />
      </p>
    </Dialog>
  )
}
