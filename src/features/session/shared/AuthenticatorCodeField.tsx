// Field for a code of the member's authenticator app.
import { Controller, type Control, type FieldPath, type FieldValues } from 'react-hook-form'
import { FormattedMessage } from 'react-intl'
import { CodeInput } from '#src/ui/fields/CodeInput.tsx'
import { FormField } from '#src/forms/FormField.tsx'

type AuthenticatorCodeFieldProps<Values extends FieldValues> = {
  control: Control<Values>
  name: FieldPath<Values>
  /** Called when the user enters the sixth digit. */
  onComplete: () => void
}

export function AuthenticatorCodeField<Values extends FieldValues>(
  props: AuthenticatorCodeFieldProps<Values>,
) {
  const { control, name, onComplete } = props
  return (
    <FormField
      control={control}
      name={name}
      label={<FormattedMessage id="session.secondStep.code" />}
      problem="session.secondStep.code.problem"
    >
      <Controller
        control={control}
        name={name}
        render={({ field: { value, onChange, onBlur, ref } }) => (
          <CodeInput
            ref={ref}
            name={name}
            value={value ?? ''}
            onBlur={onBlur}
            onValueChange={onChange}
            onComplete={() => queueMicrotask(onComplete)}
          />
        )}
      />
    </FormField>
  )
}
