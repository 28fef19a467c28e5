// The first password of a member who joined by a code or another service: her address proves that it is her.
import { FormattedMessage, useIntl } from 'react-intl'
import { sessionSchemas, useModifyOrgPassword } from '../../client/session.ts'
import { CodeField } from '../../forms/CodeField.tsx'
import { FormFoot } from '../../forms/FormFoot.tsx'
import { LeaveGuard } from '../../forms/LeaveGuard.tsx'
import { useContractForm } from '../../forms/useContractForm.ts'
import { useSendCode } from '../../forms/useSendCode.ts'
import { useHub } from '../../runtime/HubContext.tsx'
import { NewPasswordField } from './NewPasswordField.tsx'

export function FirstPassword({ account }: { account: string }) {
  const { formatMessage } = useIntl()
  const { notices } = useHub()
  const code = useSendCode('confirm')
  const form = useContractForm({
    schema: () => sessionSchemas().then(({ ModifyOrgPasswordBody }) => ModifyOrgPasswordBody),
    mutation: useModifyOrgPassword({ mutation: { meta: { showsRefusals: true } } }),
    onSuccess: () => {
      notices.show('positive', formatMessage({ id: 'session.security.first.done' }))
    },
  })
  const { control, register } = form
  const sendCode = () => code.send(account)
  return (
    <form
      noValidate
      method="post"
      className="grid gap-5"
      onSubmit={(event) => {
        event.preventDefault()
        if (code.sentTo) void form.submit()
        else sendCode()
      }}
    >
      {code.sentTo ? (
        <>
          <CodeField control={control} name="code" code={code} onResend={sendCode} />
          <NewPasswordField control={control} register={register} name="newPassword" account={account} />
        </>
      ) : (
        <>
          <p>
            <FormattedMessage id="session.security.first" />
          </p>
          <p className="wrap-anywhere text-ink-soft">
            <FormattedMessage id="form.proof.where" values={{ account: <b>{account}</b> }} />
          </p>
        </>
      )}
      <FormFoot form={form} isPending={code.isPending}>
        <FormattedMessage id={code.sentTo ? 'session.newPassword.save' : 'session.code.send'} />
      </FormFoot>
      <LeaveGuard form={form} />
    </form>
  )
}
