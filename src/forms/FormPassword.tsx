// A password of a contract form, which can be shown. A password manager fills in the present one or proposes a new one; the
// account stands beside it in a hidden field, so that it knows whose password it stores.
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
    /** Whose password it is, where no field of the form says it. */
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
