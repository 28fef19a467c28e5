// Asks before unsaved changes are lost: on navigation, and by the browser when the tab is closed. For forms without a
// draft.
import { useBlocker } from '@tanstack/react-router'
import { FormattedMessage } from 'react-intl'
import { ConfirmDialog } from './ConfirmDialog.tsx'

export function UnsavedChanges({ form: { hasUnsaved } }: { form: { hasUnsaved: () => boolean } }) {
  const { status, proceed, reset } = useBlocker({
    shouldBlockFn: hasUnsaved,
    enableBeforeUnload: hasUnsaved,
    withResolver: true,
  })
  return (
    <ConfirmDialog
      open={status === 'blocked'}
      title={<FormattedMessage id="form.leave.title" />}
      confirm={<FormattedMessage id="form.leave.go" />}
      onConfirm={() => proceed?.()}
      cancel={<FormattedMessage id="form.leave.stay" />}
      onCancel={() => reset?.()}
      advised="cancel"
    >
      <p>
        <FormattedMessage id="form.leave.text" />
      </p>
    </ConfirmDialog>
  )
}
