// Field for a one-time code, which is typed, filled in by the keyboard, or pasted by a button. A complete code is
// submitted automatically unless other fields are missing.
import type { Control, FieldPath, FieldValues } from 'react-hook-form'
import ClipboardPaste from 'lucide-react/icons/clipboard-paste'
import { useHydrated } from '@tanstack/react-router'
import { FormattedMessage, useIntl } from 'react-intl'
import { CodeField } from '#src/domain/contacts/CodeField.tsx'
import type { useCodeSending } from '#src/domain/contacts/useSendCode.ts'
import { useAppContext } from '#src/runtime/app/AppProvider.tsx'
import { codeLength, readCode, type ReadCode } from '#shared/code.ts'
import { linkClass } from '#src/ui/actions/link.ts'

type CodeEntryProps<Values extends FieldValues> = {
  form: { control: Control<Values>; submit: () => Promise<void> }
  name: FieldPath<Values>
  setCode: (code: string) => void
  code: ReturnType<typeof useCodeSending>
  account: string
  /** True to disable automatic submission. */
  waits?: boolean
}

export function CodeEntry<Values extends FieldValues>(props: CodeEntryProps<Values>) {
  const { form, name, setCode, code, account, waits = false } = props
  return (
    <div>
      <CodeField
        control={form.control}
        name={name}
        // Use the account to which the code was sent, perhaps before a reload.
        code={{ ...code, sentTo: account }}
        onResend={() => code.send(account)}
        onComplete={waits ? undefined : () => void form.submit()}
      />
      <PasteCode
        onPaste={({ digits, isCertain }) => {
          setCode(digits)
          if (!waits && isCertain) void form.submit()
        }}
      />
    </div>
  )
}

/**
 * Returns false in browsers that cannot read the clipboard, such as Firefox before 125. The paste button is then
 * hidden.
 */
const canReadClipboard = () => 'clipboard' in navigator && 'readText' in navigator.clipboard

/** Button that pastes the code from the clipboard, because a long press on the field is hard with one thumb. */
function PasteCode({ onPaste }: { onPaste: (code: ReadCode) => void }) {
  const { formatMessage } = useIntl()
  const { toasts } = useAppContext()
  if (!useHydrated() || !canReadClipboard()) return null
  const paste = async () => {
    const text = await navigator.clipboard.readText().catch(() => '')
    const code = readCode(text)
    if (code?.digits.length === codeLength) onPaste(code)
    else toasts.show('info', formatMessage({ id: 'session.code.nothingToPaste' }))
  }
  return (
    <button type="button" className={`${linkClass} cursor-pointer`} onClick={() => void paste()}>
      <ClipboardPaste aria-hidden className="size-5" />
      <FormattedMessage id="session.code.paste" />
    </button>
  )
}
