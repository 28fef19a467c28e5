// Signing in with a password.
import { FormattedMessage, useIntl } from 'react-intl'
import { sessionSchemas, useLogin } from '../../client/session.ts'
import { toAccount } from '../../forms/account.ts'
import { FormField } from '../../forms/FormField.tsx'
import { FormFoot } from '../../forms/FormFoot.tsx'
import { useContractForm } from '../../forms/useContractForm.ts'
import { useLanguage } from '../../runtime/HubContext.tsx'
import { PasswordInput } from '../../ui/PasswordInput.tsx'
import { AccountField } from './AccountField.tsx'
import { useSignedIn } from './useSignedIn.ts'

export function PasswordLogin() {
  const { formatMessage } = useIntl()
  const { locale } = useLanguage()
  const form = useContractForm({
    schema: () => sessionSchemas().then(({ LoginBody }) => LoginBody),
    mutation: useLogin({ mutation: { meta: { handlesErrors: true } } }),
    prepare: async (values) => ({ ...values, account: await toAccount(values.account, locale) }),
    draft: { name: 'login', secret: ['password'] },
    onSuccess: useSignedIn(),
  })
  const { control, register } = form
  return (
    <form noValidate method="post" className="grid gap-5" onSubmit={form.submit}>
      <AccountField control={control} register={register} name="account" />
      <FormField control={control} name="password" label={<FormattedMessage id="session.password" />}>
        <PasswordInput
          {...register('password')}
          autoComplete="current-password"
          showLabel={formatMessage({ id: 'session.password.show' })}
          hideLabel={formatMessage({ id: 'session.password.hide' })}
        />
      </FormField>
      <FormFoot form={form}>
        <FormattedMessage id="session.login.submit" />
      </FormFoot>
    </form>
  )
}
