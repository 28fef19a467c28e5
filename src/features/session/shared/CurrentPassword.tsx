// Field for the current password, with a link for members who have forgotten it.
import type { ComponentProps } from 'react'
import { Link } from '@tanstack/react-router'
import type { FieldValues } from 'react-hook-form'
import { FormattedMessage } from 'react-intl'
import { FormPassword } from '#src/forms/FormPassword.tsx'
import { linkClass } from '#src/ui/actions/link.ts'

type CurrentPasswordProps<Values extends FieldValues> = Pick<
  ComponentProps<typeof FormPassword<Values>>,
  'control' | 'register' | 'name'
> & {
  /** Password that a password manager has already filled in. */
  filledIn?: string
}

export function CurrentPassword<Values extends FieldValues>(props: CurrentPasswordProps<Values>) {
  const { filledIn, ...field } = props
  return (
    <FormPassword
      {...field}
      kind="current"
      label={<FormattedMessage id="session.password" />}
      aside={
        <Link to="/forget_pwd" className={linkClass}>
          <FormattedMessage id="session.login.forgot" />
        </Link>
      }
      defaultValue={filledIn}
      autoFocus
      enterKeyHint="go"
    />
  )
}
