// Asks for confirmation before unsaved changes are lost: by a dialog if the user navigates, and by the browser if the
// user closes the tab. Used in forms without a draft.
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
