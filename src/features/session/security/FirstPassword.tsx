// Sets the first password of a member who joined by code or social sign-in; a one-time code serves as
// re-authentication.
import { FormattedMessage, useIntl } from 'react-intl'
import { modifyOrgPassword } from '#generated/calls/session.ts'
import { CodeField } from '#src/domain/contacts/CodeField.tsx'
import { Form } from '#src/forms/Form.tsx'
import { UnsavedChanges } from '#src/forms/UnsavedChanges.tsx'
import { useContractForm } from '#src/forms/useContractForm.ts'
import { useSendCode } from '#src/domain/contacts/useSendCode.ts'
import { useAppContext } from '#src/runtime/app/AppProvider.tsx'
import { NewPasswordField } from '../shared/NewPasswordField.tsx'

export function FirstPassword({ account }: { account: string }) {
  const { formatMessage } = useIntl()
  const { toasts } = useAppContext()
  const code = useSendCode('confirm')
  const form = useContractForm(modifyOrgPassword, {
    unsent: UnsavedChanges,
    onSuccess: () => {
      toasts.show('positive', formatMessage({ id: 'session.security.first.done' }))
    },
  })
  const { control, register } = form
  const sendCode = () => code.send(account)
  return (
    <Form
      form={form}
      code={{ sending: code, ask: sendCode }}
      button={<FormattedMessage id="session.newPassword.save" />}
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
    </Form>
  )
}
