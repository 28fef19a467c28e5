// Password field of a contract form; a button shows the password. A hidden field contains the account, so that
// password managers store the current or new password for that account.
import type { ComponentProps } from 'react'
import type { FieldValues, UseFormRegister } from 'react-hook-form'
import { useIntl } from 'react-intl'
import { PasswordInput } from '../ui/fields/PasswordInput.tsx'
import { FormField } from './FormField.tsx'

type FormPasswordProps<Values extends FieldValues> = Omit<
  ComponentProps<typeof FormField<Values>>,
  'children'
> &
  Pick<ComponentProps<typeof PasswordInput>, 'autoFocus' | 'defaultValue' | 'enterKeyHint'> & {
    register: UseFormRegister<Values>
    kind: 'current' | 'new'
    /** Account to which the password belongs; set if no field of the form contains the account. */
    account?: string
  }

export function FormPassword<Values extends FieldValues>(props: FormPasswordProps<Values>) {
  const { register, kind, account, autoFocus, defaultValue, enterKeyHint, ...field } = props
  const { formatMessage } = useIntl()
  return (
    <>
      {account !== undefined && (
        <input type="text" name="username" autoComplete="username" value={account} readOnly hidden />
      )}
      <FormField problem="form.error.password" {...field}>
        <PasswordInput
          {...register(field.name)}
          autoFocus={autoFocus}
          defaultValue={defaultValue}
          enterKeyHint={enterKeyHint}
          autoComplete={`${kind}-password`}
          showLabel={formatMessage({ id: 'session.password.show' })}
          hideLabel={formatMessage({ id: 'session.password.hide' })}
        />
      </FormField>
    </>
  )
}
