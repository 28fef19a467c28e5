// Signing in with a code: the account, then the six digits, which send themselves.
import { FormattedMessage } from 'react-intl'
import { sessionSchemas, useLoginByCode } from '../../client/session.ts'
import { toAccount } from '../../forms/account.ts'
import { CodeField } from '../../forms/CodeField.tsx'
import { FormFoot } from '../../forms/FormFoot.tsx'
import { useContractForm } from '../../forms/useContractForm.ts'
import { useSendCode } from '../../forms/useSendCode.ts'
import { useLanguage } from '../../runtime/HubContext.tsx'
import { AccountField } from './AccountField.tsx'
import { useSignedIn } from './useSignedIn.ts'

export function CodeLogin() {
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
      <FormFoot form={form} isPending={code.isPending}>
        <FormattedMessage id={code.sentTo ? 'session.login.submit' : 'session.code.send'} />
      </FormFoot>
    </form>
  )
}
