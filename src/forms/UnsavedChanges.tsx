// Asks before unsaved changes are lost: on navigation to another page, and by the browser when the tab is closed. For forms
// without a draft: what a draft keeps needs no question.
import { useBlocker } from '@tanstack/react-router'
import { FormattedMessage, useIntl } from 'react-intl'
import { Button } from '../ui/Button.tsx'
import { Dialog } from '../ui/Dialog.tsx'

export function UnsavedChanges({ form: { hasUnsaved } }: { form: { hasUnsaved: () => boolean } }) {
  const { formatMessage } = useIntl()
  const { status, proceed, reset } = useBlocker({
    shouldBlockFn: hasUnsaved,
    enableBeforeUnload: hasUnsaved,
    withResolver: true,
  })
  return (
    <Dialog
      open={status === 'blocked'}
      onClose={() => reset?.()}
      title={<FormattedMessage id="form.leave.title" />}
      closeLabel={formatMessage({ id: 'platform.close' })}
      footer={
        <>
          <Button full onClick={() => reset?.()}>
            <FormattedMessage id="form.leave.stay" />
          </Button>
          <Button full variant="quiet" onClick={() => proceed?.()}>
            <FormattedMessage id="form.leave.go" />
          </Button>
        </>
      }
    >
      <p>
        <FormattedMessage id="form.leave.text" />
      </p>
    </Dialog>
  )
}
