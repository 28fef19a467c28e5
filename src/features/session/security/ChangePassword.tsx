// Another password, for who knows the present one. This device stays signed in, every other one does not.
import { Link } from '@tanstack/react-router'
import { FormattedMessage, useIntl } from 'react-intl'
import { modifyPassword } from '../../../../generated/calls/session.ts'
import { FormPassword } from '../../../forms/FormPassword.tsx'
import { Form } from '../../../forms/Form.tsx'
import { UnsavedChanges } from '../../../forms/UnsavedChanges.tsx'
import { useContractForm } from '../../../forms/useContractForm.ts'
import { useAppContext } from '../../../runtime/app/AppProvider.tsx'
import { NewPasswordField } from '../shared/NewPasswordField.tsx'

export function ChangePassword({ account }: { account: string }) {
  const { formatMessage } = useIntl()
  const { toasts } = useAppContext()
  const form = useContractForm(modifyPassword, {
    unsent: UnsavedChanges,
    onSuccess: () => {
      toasts.show('positive', formatMessage({ id: 'session.security.changed' }))
      form.reset()
    },
  })
  const { control, register } = form
  return (
    <Form form={form} button={<FormattedMessage id="session.security.change" />}>
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
      <NewPasswordField control={control} register={register} name="newPassword" account={account} />
    </Form>
  )
}
