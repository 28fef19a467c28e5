// Asks before the data of a baby is deleted: it cannot be restored, and quiet may be all that the member wants.
import { FormattedMessage, useIntl } from 'react-intl'
import { useDeleteBaby } from '../../../../generated/hooks/profile.ts'
import { ConfirmDialog } from '../../../forms/ConfirmDialog.tsx'
import { useAppContext } from '../../../runtime/app/AppProvider.tsx'

type BabyRemovalProps = { id: string; onKeep: () => void; onRemoved: () => void }

export function BabyRemoval({ id, onKeep, onRemoved }: BabyRemovalProps) {
  const { formatMessage } = useIntl()
  const { toasts } = useAppContext()
  const { mutate, isPending } = useDeleteBaby({
    onSuccess: () => {
      toasts.show('positive', formatMessage({ id: 'profile.baby.removed' }))
      onRemoved()
    },
  })
  return (
    <ConfirmDialog
      open
      title={<FormattedMessage id="profile.baby.remove.title" />}
      confirm={<FormattedMessage id="profile.remove" />}
      onConfirm={() => mutate({ id })}
      isPending={isPending}
      cancel={<FormattedMessage id="profile.keep" />}
      onCancel={onKeep}
      advised="cancel"
    >
      <p>
        <FormattedMessage id="profile.baby.remove.text" />
      </p>
    </ConfirmDialog>
  )
}
