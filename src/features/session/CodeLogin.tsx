// Signing in with a code that was sent: the sixth digit sends them.
import { FormattedMessage } from 'react-intl'
import { ACCOUNT_CLOSING } from '../../client/codes.ts'
import { sessionSchemas, useLoginByCode } from '../../client/session.ts'
import type { Session, SignInMethod } from '../../client/types.ts'
import { FormFoot } from '../../forms/FormFoot.tsx'
import { useContractForm } from '../../forms/useContractForm.ts'
import type { useSendCode } from '../../forms/useSendCode.ts'
import { AccountShown } from './AccountShown.tsx'
import { CodeEntry } from './CodeEntry.tsx'
import type { ClosingAccount } from './KeepAccount.tsx'
import { OtherWay } from './OtherWay.tsx'
import type { LoginStep } from './useStep.ts'

type CodeLoginProps = {
  step: LoginStep
  code: ReturnType<typeof useSendCode>
  onChange: () => void
  onOther: (way: SignInMethod) => void
  onClosing: (closing: ClosingAccount) => void
  onSignedIn: (session: Session) => void
}

export function CodeLogin(props: CodeLoginProps) {
  const { step, code, onChange, onOther, onClosing, onSignedIn } = props
  const { account, ways } = step
  const form = useContractForm({
    schema: () => sessionSchemas().then(({ LoginByCodeBody }) => LoginByCodeBody),
    mutation: useLoginByCode({
      mutation: {
        meta: { handlesErrors: true },
        onError: (error, { data }) => {
          const undoUntil = error.is(ACCOUNT_CLOSING) && error.refusal?.data?.nextDate
          if (undoUntil) onClosing({ account, undoUntil, proof: { code: data.code } })
        },
      },
    }),
    prepare: async (values) => ({ ...values, account }),
    onSuccess: onSignedIn,
  })
  return (
    <form noValidate method="post" className="mt-6 grid gap-5" onSubmit={form.submit}>
      <AccountShown account={account} onChange={onChange} />
      <CodeEntry
        form={form}
        name="code"
        setCode={(digits) => form.setValue('code', digits)}
        code={code}
        account={account}
      />
      <FormFoot form={form}>
        <FormattedMessage id="session.login.submit" />
      </FormFoot>
      {ways.includes('password') && <OtherWay to="password" onOther={onOther} />}
    </form>
  )
}
