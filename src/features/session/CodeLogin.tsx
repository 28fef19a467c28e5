// Signing in with a code: the account, then the six digits, which send themselves.
import { FormattedMessage, useIntl } from 'react-intl'
import { sessionSchemas, useLoginByCode } from '../../client/session.ts'
import { toAccount } from '../../forms/account.ts'
import { FormRefusal } from '../../forms/FormRefusal.tsx'
import { useContractForm } from '../../forms/useContractForm.ts'
import { useLanguage } from '../../runtime/HubContext.tsx'
import { Button } from '../../ui/Button.tsx'
import { AccountField } from './AccountField.tsx'
import { CodeField } from './CodeField.tsx'
import { useSendCode } from './useSendCode.ts'
import { useSignedIn } from './useSignedIn.ts'

export function CodeLogin() {
  const { formatMessage } = useIntl()
  const { locale } = useLanguage()
  const code = useSendCode('login')
  const form = useContractForm({
    schema: () => sessionSchemas().then(({ LoginByCodeBody }) => LoginByCodeBody),
    mutation: useLoginByCode({ mutation: { meta: { handlesErrors: true } } }),
    prepare: async (values) => ({ ...values, account: await toAccount(values.account, locale) }),
    draft: { name: 'login', secret: ['code'] },
    onSuccess: useSignedIn(),
  })
  const { control, register, trigger, getValues } = form
  const sendCode = async () => {
    if (await trigger('account', { shouldFocus: true }))
      code.send(await toAccount(getValues('account'), locale))
  }
  return (
    <form
      noValidate
      method="post"
      className="grid gap-5"
      onSubmit={(event) => {
        event.preventDefault()
        void (code.sentTo ? form.submit() : sendCode())
      }}
    >
      <AccountField control={control} register={register} name="account" />
      {code.sentTo && (
        <CodeField control={control} name="code" code={code} onResend={sendCode} onComplete={form.submit} />
      )}
      <FormRefusal control={control} />
      <Button
        type="submit"
        full
        pending={form.isPending || code.isPending}
        pendingLabel={formatMessage({ id: 'form.pending' })}
      >
        <FormattedMessage id={code.sentTo ? 'session.login.submit' : 'session.code.send'} />
      </Button>
    </form>
  )
}
