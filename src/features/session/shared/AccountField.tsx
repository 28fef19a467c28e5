// Field for an account, which is an email address or a phone number.
import type { Control, FieldPath, FieldValues, UseFormRegister } from 'react-hook-form'
import { FormattedMessage } from 'react-intl'
import { FormField } from '#src/forms/FormField.tsx'
import { TextInput } from '#src/ui/fields/TextInput.tsx'
import { maxPhoneLength } from '#shared/phoneLength.ts'

type AccountFieldProps<Values extends FieldValues> = {
  control: Control<Values>
  register: UseFormRegister<Values>
  name: FieldPath<Values>
  defaultValue?: string | undefined
  /** True to show passkeys of the device as suggestions. */
  suggestsPasskeys?: boolean
}

export function AccountField<Values extends FieldValues>({
  control,
  register,
  name,
  defaultValue,
  suggestsPasskeys = false,
}: AccountFieldProps<Values>) {
  return (
    <FormField control={control} name={name} label={<FormattedMessage id="session.account" />}>
      <TextInput
        {...register(name)}
        defaultValue={defaultValue}
        inputMode="email"
        maxLength={maxPhoneLength}
        autoComplete={suggestsPasskeys ? 'username webauthn' : 'username'}
        autoCapitalize="none"
        spellCheck={false}
        enterKeyHint="next"
      />
    </FormField>
  )
}
