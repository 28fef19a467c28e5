// Where the code goes: typed, filled in by the keyboard, or pasted by one press; complete, it sends itself unless something
// else is still to be filled in.
import type { Control, FieldPath, FieldValues } from 'react-hook-form'
import { CodeField } from '../../../forms/CodeField.tsx'
import type { useCodeSending } from '../../../forms/useSendCode.ts'
import { PasteCode } from './PasteCode.tsx'

type CodeEntryProps<Values extends FieldValues> = {
  form: { control: Control<Values>; submit: () => Promise<void> }
  name: FieldPath<Values>
  setCode: (code: string) => void
  code: ReturnType<typeof useCodeSending>
  account: string
  /** It is not sent by itself. */
  waits?: boolean
}

export function CodeEntry<Values extends FieldValues>(props: CodeEntryProps<Values>) {
  const { form, name, setCode, code, account, waits = false } = props
  return (
    <div>
      <CodeField
        control={form.control}
        name={name}
        // It was sent there, perhaps before this page was reloaded.
        code={{ ...code, sentTo: account }}
        onResend={() => code.send(account)}
        onComplete={waits ? undefined : () => void form.submit()}
      />
      <PasteCode
        onPaste={(digits) => {
          setCode(digits)
          if (!waits) void form.submit()
        }}
      />
    </div>
  )
}
