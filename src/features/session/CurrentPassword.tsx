// The password she has, and the way for who has forgotten it.
import { Link } from '@tanstack/react-router'
import type { Control, FieldPath, FieldValues, UseFormRegister } from 'react-hook-form'
import { FormattedMessage, useIntl } from 'react-intl'
import { FormField } from '../../forms/FormField.tsx'
import { linkClass } from '../../ui/link.ts'
import { PasswordInput } from '../../ui/PasswordInput.tsx'

type CurrentPasswordProps<Values extends FieldValues> = {
  control: Control<Values>
  register: UseFormRegister<Values>
  name: FieldPath<Values>
  /** What the device filled in already. */
  filledIn?: string
}

export function CurrentPassword<Values extends FieldValues>(props: CurrentPasswordProps<Values>) {
  const { control, register, name, filledIn } = props
  const { formatMessage } = useIntl()
  return (
    <FormField
      control={control}
      name={name}
      label={<FormattedMessage id="session.password" />}
      aside={
        <Link to="/forget_pwd" className={linkClass}>
          <FormattedMessage id="session.login.forgot" />
        </Link>
      }
    >
      <PasswordInput
        {...register(name)}
        defaultValue={filledIn}
        autoFocus
        autoComplete="current-password"
        enterKeyHint="go"
        showLabel={formatMessage({ id: 'session.password.show' })}
        hideLabel={formatMessage({ id: 'session.password.hide' })}
      />
    </FormField>
  )
}
