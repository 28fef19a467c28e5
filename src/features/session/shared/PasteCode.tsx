// The code from the clipboard by one press: a long one over a row of boxes is hard with one thumb.
import ClipboardPaste from 'lucide-react/icons/clipboard-paste'
import { useHydrated } from '@tanstack/react-router'
import { FormattedMessage, useIntl } from 'react-intl'
import { useAppContext } from '../../../runtime/app/AppProvider.tsx'
import { linkClass } from '../../../ui/link.ts'

/** Six digits, also as mails write them, that are not part of a longer number. */
const digits = /(?<!\d)(\d{3})[ -]?(\d{3})(?!\d)/

export function PasteCode({ onPaste }: { onPaste: (code: string) => void }) {
  const { formatMessage } = useIntl()
  const { toasts } = useAppContext()
  if (!useHydrated() || !('clipboard' in navigator)) return null
  const paste = async () => {
    const text = await navigator.clipboard.readText().catch(() => '')
    const [, start, end] = digits.exec(text) ?? []
    if (start && end) onPaste(start + end)
    else toasts.show('info', formatMessage({ id: 'session.code.nothingToPaste' }))
  }
  return (
    <button type="button" className={`${linkClass} cursor-pointer`} onClick={() => void paste()}>
      <ClipboardPaste aria-hidden className="size-5" />
      <FormattedMessage id="session.code.paste" />
    </button>
  )
}
