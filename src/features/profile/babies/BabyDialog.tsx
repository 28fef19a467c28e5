// Shows what is stored about one baby, to edit or to delete for good.
import { useState } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import type { Baby } from '../../../../generated/schema.d.ts'
import { Button } from '../../../ui/actions/Button.tsx'
import { Dialog } from '../../../ui/feedback/Dialog.tsx'
import { useGoBack } from '../useGoBack.ts'
import { BabyForm } from './BabyForm.tsx'
import { useDeleteBaby } from '../../../../generated/hooks/profile.ts'
import { ConfirmDialog } from '../../../forms/ConfirmDialog.tsx'
import { useAppContext } from '../../../runtime/app/AppProvider.tsx'

type BabyDialogProps = {
  baby: Baby
  /** The member's date. */
  today: string
  onClose: () => void
}

export function BabyDialog({ baby, today, onClose }: BabyDialogProps) {
  const { formatMessage } = useIntl()
  const goBack = useGoBack()
  const [removes, setRemoves] = useState(false)
  if (removes) return <BabyRemoval id={baby.id} onKeep={() => setRemoves(false)} onRemoved={onClose} />
  return (
    <Dialog
      open
      onClose={onClose}
      holdsForm
      placement="sheet"
      closeLabel={formatMessage({ id: 'platform.close' })}
      title={baby.name ?? <FormattedMessage id="profile.baby.unnamed" />}
    >
      <div className="grid gap-3">
        <BabyForm
          baby={baby}
          today={today}
          onSaved={() => {
            onClose()
            goBack()
          }}
        />
        <Button full variant="quiet" onClick={() => setRemoves(true)}>
          <FormattedMessage id="profile.remove" />
        </Button>
      </div>
    </Dialog>
  )
}

type BabyRemovalProps = { id: string; onKeep: () => void; onRemoved: () => void }

/** Asks before the data of a baby is deleted: it cannot be restored, and quiet may be all that the member wants. */
function BabyRemoval({ id, onKeep, onRemoved }: BabyRemovalProps) {
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
