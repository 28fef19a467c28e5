// Another password, for who knows the present one. This device stays signed in, every other one does not.
import { Link } from '@tanstack/react-router'
import { FormattedMessage, useIntl } from 'react-intl'
import { sessionSchemas, useModifyPassword } from '../../client/session.ts'
import { FormField } from '../../forms/FormField.tsx'
import { FormFoot } from '../../forms/FormFoot.tsx'
import { LeaveGuard } from '../../forms/LeaveGuard.tsx'
import { useContractForm } from '../../forms/useContractForm.ts'
import { useHub } from '../../runtime/HubContext.tsx'
import { PasswordInput } from '../../ui/PasswordInput.tsx'
import { NewPasswordField } from './NewPasswordField.tsx'

export function ChangePassword({ account }: { account: string }) {
  const { formatMessage } = useIntl()
  const { notices } = useHub()
  const form = useContractForm({
    schema: () => sessionSchemas().then(({ ModifyPasswordBody }) => ModifyPasswordBody),
    mutation: useModifyPassword({ mutation: { meta: { showsRefusals: true } } }),
    onSuccess: () => {
      notices.show('positive', formatMessage({ id: 'session.security.changed' }))
      form.reset()
    },
  })
  const { control, register } = form
  return (
    <form noValidate method="post" className="grid gap-5" onSubmit={form.submit}>
      <FormField
        control={control}
        name="oldPassword"
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
        problem="form.error.password"
      >
        <PasswordInput
          {...register('oldPassword')}
          autoComplete="current-password"
          showLabel={formatMessage({ id: 'session.password.show' })}
          hideLabel={formatMessage({ id: 'session.password.hide' })}
        />
      </FormField>
      <NewPasswordField control={control} register={register} name="newPassword" account={account} />
      <FormFoot form={form}>
        <FormattedMessage id="session.security.change" />
      </FormFoot>
      <LeaveGuard form={form} />
    </form>
  )
}
