// Signing in with a password.
import { FormattedMessage } from 'react-intl'
import { ACCOUNT_CLOSING } from '../../client/codes.ts'
import { sessionSchemas, useLogin } from '../../client/session.ts'
import type { Session, SignInMethod } from '../../client/types.ts'
import { FormFoot } from '../../forms/FormFoot.tsx'
import { useContractForm } from '../../forms/useContractForm.ts'
import { AccountShown } from './AccountShown.tsx'
import { CurrentPassword } from './CurrentPassword.tsx'
import type { ClosingAccount } from './KeepAccount.tsx'
import { OtherWay } from './OtherWay.tsx'
import type { LoginStep } from './useStep.ts'

type PasswordLoginProps = {
  step: LoginStep
  filledIn: string
  /** A code is being sent instead. */
  isSending: boolean
  onChange: () => void
  onOther: (way: SignInMethod) => void
  onClosing: (closing: ClosingAccount) => void
  onSignedIn: (session: Session) => void
}

export function PasswordLogin(props: PasswordLoginProps) {
  const { step, filledIn, isSending, onChange, onOther, onClosing, onSignedIn } = props
  const { account, ways } = step
  const form = useContractForm({
    schema: () => sessionSchemas().then(({ LoginBody }) => LoginBody),
    mutation: useLogin({
      mutation: {
        meta: { handlesErrors: true },
        onError: (error, { data }) => {
          const undoUntil = error.is(ACCOUNT_CLOSING) && error.refusal?.data?.nextDate
          if (undoUntil) onClosing({ account, undoUntil, proof: { password: data.password } })
        },
      },
    }),
    prepare: async (values) => ({ ...values, account }),
    onSuccess: onSignedIn,
  })
  const { control, register } = form
  return (
    <form noValidate method="post" className="mt-6 grid gap-5" onSubmit={form.submit}>
      <AccountShown account={account} onChange={onChange} />
      <CurrentPassword control={control} register={register} name="password" filledIn={filledIn} />
      <FormFoot form={form}>
        <FormattedMessage id="session.login.submit" />
      </FormFoot>
      {ways.includes('code') && <OtherWay to="code" isPending={isSending} onOther={onOther} />}
    </form>
  )
}
