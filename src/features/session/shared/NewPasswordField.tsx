// Field for a new password.
import type { ComponentProps } from 'react'
import type { FieldValues } from 'react-hook-form'
import { FormattedMessage } from 'react-intl'
import { FormPassword } from '#src/forms/FormPassword.tsx'

type NewPasswordFieldProps<Values extends FieldValues> = Pick<
  ComponentProps<typeof FormPassword<Values>>,
  'control' | 'register' | 'name' | 'account'
> & {
  /** True if the password is optional; the hint explains this. */
  optional?: boolean
}

export function NewPasswordField<Values extends FieldValues>(props: NewPasswordFieldProps<Values>) {
  const { optional, ...field } = props
  return (
    <FormPassword
      {...field}
      kind="new"
      label={<FormattedMessage id={optional ? 'session.password' : 'session.newPassword'} />}
      hint={<FormattedMessage id={optional ? 'session.password.later' : 'session.newPassword.hint'} />}
    />
  )
}
