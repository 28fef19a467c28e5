// The privacy policy over the form, so that reading it loses nothing of what was typed.
import { useIntl } from 'react-intl'
import type { LegalText } from '../../../../generated/schema.d.ts'
import { Dialog } from '../../../ui/Dialog.tsx'

type PolicySheetProps = { policy: LegalText | undefined; open: boolean; onClose: () => void }

export function PolicySheet({ policy, open, onClose }: PolicySheetProps) {
  const { formatMessage } = useIntl()
  if (!policy) return null
  return (
    <Dialog
      open={open}
      onClose={onClose}
      placement="sheet"
      title={policy.title}
      closeLabel={formatMessage({ id: 'platform.close' })}
    >
      {policy.sections.map(({ heading, text }) => (
        <section key={heading} className="mb-6">
          <h3 className="font-semibold">{heading}</h3>
          <p className="mt-1 whitespace-pre-line text-ink-soft">{text}</p>
        </section>
      ))}
    </Dialog>
  )
}
