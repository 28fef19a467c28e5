// Changes the password after re-authentication by the current password or a passkey. Afterwards only this device
// stays signed in.
import { useState } from 'react'
import { Link } from '@tanstack/react-router'
import { FormattedMessage, useIntl } from 'react-intl'
import { modifyPassword } from '#generated/calls/session.ts'
import { PASSKEY_WRONG } from '#generated/codes.ts'
import { useGetUserInfo } from '#generated/hooks/account.ts'
import type { PasskeyAssertion } from '#generated/schema.d.ts'
import { FormPassword } from '#src/forms/FormPassword.tsx'
import { Form } from '#src/forms/Form.tsx'
import { useCanUsePasskeys } from '#src/domain/reauthentication/passkeys.ts'
import { UnsavedChanges } from '#src/forms/UnsavedChanges.tsx'
import { useContractForm } from '#src/forms/useContractForm.ts'
import { useAppContext } from '#src/runtime/app/AppProvider.tsx'
import { NewPasswordField } from '../shared/NewPasswordField.tsx'
import { ByPasskey } from './ByPasskey.tsx'

export function ChangePassword({ account }: { account: string }) {
  const { formatMessage } = useIntl()
  const { toasts } = useAppContext()
  const { data: member } = useGetUserInfo()
  const canUsePasskeys = useCanUsePasskeys()
  const [passkey, setPasskey] = useState<PasskeyAssertion>()
  const form = useContractForm(modifyPassword, {
    unsent: UnsavedChanges,
    prepare: async (values) => (passkey ? { newPassword: values.newPassword, passkey } : values),
    onSuccess: () => {
      toasts.show('positive', formatMessage({ id: 'session.security.changed' }))
      setPasskey(undefined)
      form.reset()
    },
    onRefused: (error) => {
      if (error.hasCode(PASSKEY_WRONG)) setPasskey(undefined)
    },
  })
  const { control, register } = form
  return (
    <Form wide form={form} button={<FormattedMessage id="session.security.change" />}>
      {passkey ? (
        <p role="status">
          <FormattedMessage id="session.security.byPasskey.done" />
        </p>
      ) : (
        <FormPassword
          control={control}
          register={register}
          name="oldPassword"
          kind="current"
          label={<FormattedMessage id="session.oldPassword" />}
          hint={
            <FormattedMessage
              id="session.security.forgot"
              values={{
                a: (words) => (
                  <Link to="/forget_pwd" className="font-semibold text-accent underline underline-offset-4">
                    {words}
                  </Link>
                ),
              }}
            />
          }
        />
      )}
      {!passkey && member.hasPasskey && canUsePasskeys && <ByPasskey onGiven={setPasskey} />}
      <NewPasswordField control={control} register={register} name="newPassword" account={account} />
    </Form>
  )
}
