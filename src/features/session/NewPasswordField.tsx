// A password that is being chosen. The account stands beside it, unseen, so that a password manager knows whose it keeps.
import type { Control, FieldPath, FieldValues, UseFormRegister } from 'react-hook-form'
import { FormattedMessage, useIntl } from 'react-intl'
import { FormField } from '../../forms/FormField.tsx'
import { PasswordInput } from '../../ui/PasswordInput.tsx'

type NewPasswordFieldProps<Values extends FieldValues> = {
  control: Control<Values>
  register: UseFormRegister<Values>
  name: FieldPath<Values>
  /** Whose password it will be, where the form has no field that says it. */
  account?: string
  /** The member may go without one; the hint says so. */
  optional?: boolean
}

export function NewPasswordField<Values extends FieldValues>(props: NewPasswordFieldProps<Values>) {
  const { control, register, name, account, optional } = props
  const { formatMessage } = useIntl()
  return (
    <>
      {account !== undefined && <input hidden readOnly autoComplete="username" value={account} />}
      <FormField
        control={control}
        name={name}
        label={<FormattedMessage id={optional ? 'session.password' : 'session.newPassword'} />}
        hint={<FormattedMessage id={optional ? 'session.password.later' : 'session.newPassword.hint'} />}
        problem="form.error.password"
      >
        <PasswordInput
          {...register(name)}
          autoComplete="new-password"
          showLabel={formatMessage({ id: 'session.password.show' })}
          hideLabel={formatMessage({ id: 'session.password.hide' })}
        />
      </FormField>
    </>
  )
}
