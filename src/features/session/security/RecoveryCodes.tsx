// Shows new recovery codes once; the member copies them or writes them down.
import { useState } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { Button } from '#src/ui/actions/Button.tsx'
import { Dialog } from '#src/ui/feedback/Dialog.tsx'

type RecoveryCodesProps = { codes: readonly string[]; onClose: () => void }

export function RecoveryCodes({ codes, onClose }: RecoveryCodesProps) {
  const { formatMessage } = useIntl()
  const [isCopied, setIsCopied] = useState(false)
  // Ignore the error if the clipboard is blocked, because the user can select the codes.
  const copy = () =>
    navigator.clipboard.writeText(codes.join('\n')).then(
      () => setIsCopied(true),
      () => {},
    )
  return (
    <Dialog
      open
      onClose={onClose}
      placement="sheet"
      title={<FormattedMessage id="session.recoveryCodes.title" />}
      closeLabel={formatMessage({ id: 'platform.close' })}
    >
      <p className="mb-4 text-ink-soft">
        <FormattedMessage id="session.recoveryCodes.text" />
      </p>
      <ul className="mb-6 grid grid-cols-1 gap-x-4 gap-y-2 rounded-panel bg-blush p-4 font-semibold tabular-nums select-text min-[400px]:grid-cols-2">
        {codes.map((code) => (
          <li key={code} translate="no" className="whitespace-nowrap">
            {code}
          </li>
        ))}
      </ul>
      <div className="grid gap-3">
        <Button full variant="soft" onClick={() => void copy()}>
          <span aria-live="polite">
            <FormattedMessage id={isCopied ? 'session.authenticator.copied' : 'session.recoveryCodes.copy'} />
          </span>
        </Button>
        <Button full onClick={onClose}>
          <FormattedMessage id="session.recoveryCodes.saved" />
        </Button>
      </div>
    </Dialog>
  )
}
