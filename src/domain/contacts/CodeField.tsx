// Field for a one-time code with a button that requests another code.
import { Controller, type Control, type FieldPath, type FieldValues } from 'react-hook-form'
import { FormattedMessage } from 'react-intl'
import { FormField } from '#src/forms/FormField.tsx'
import { CodeInput } from '#src/ui/fields/CodeInput.tsx'
import type { useSendCode } from './useSendCode.ts'

type CodeFieldProps<Values extends FieldValues> = {
  control: Control<Values>
  name: FieldPath<Values>
  code: ReturnType<typeof useSendCode>
  onResend: () => void
  onComplete?: () => void
}

export function CodeField<Values extends FieldValues>(props: CodeFieldProps<Values>) {
  const { control, name, code, onResend, onComplete } = props
  return (
    <FormField
      control={control}
      name={name}
      label={<FormattedMessage id="session.code" />}
      hint={
        <>
          <span>
            <FormattedMessage id="session.code.sent" values={{ account: code.sentTo }} />
          </span>{' '}
          {code.secondsLeft > 0 ? (
            <span key={code.secondsLeft}>
              <FormattedMessage id="session.code.wait" values={{ seconds: code.secondsLeft }} />
            </span>
          ) : (
            <button
              type="button"
              disabled={code.isPending}
              onClick={onResend}
              className="min-h-11 cursor-pointer font-semibold text-accent underline underline-offset-4"
            >
              <FormattedMessage id="session.code.resend" />
            </button>
          )}
        </>
      }
    >
      <Controller
        control={control}
        name={name}
        render={({ field: { value, onChange, onBlur, ref } }) => (
          <CodeInput
            ref={ref}
            name={name}
            autoFocus
            value={value ?? ''}
            onBlur={onBlur}
            onValueChange={onChange}
            onComplete={onComplete && (() => queueMicrotask(onComplete))}
          />
        )}
      />
    </FormField>
  )
}
