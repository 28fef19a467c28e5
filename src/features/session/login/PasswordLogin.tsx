// Sign-in by password.
import { FormattedMessage } from 'react-intl'
import { login } from '#generated/calls/session.ts'
import { ACCOUNT_CLOSING } from '#generated/codes.ts'
import type { Session, SignInMethod } from '#generated/schema.d.ts'
import { Form } from '#src/forms/Form.tsx'
import { useContractForm } from '#src/forms/useContractForm.ts'
import { AccountShown } from '../shared/AccountShown.tsx'
import { CurrentPassword } from '../shared/CurrentPassword.tsx'
import type { ClosingAccount } from './ReopenAccount.tsx'
import { OtherMethod } from '../shared/OtherMethod.tsx'
import { secondFactorIn, type SecondFactorStep } from '../shared/secondFactor.ts'
import type { LoginStep } from '../shared/useStep.ts'

type PasswordLoginProps = {
  step: LoginStep
  filledIn: string
  /** True while a code is being sent because the member has chosen a code instead of the password. */
  isSending: boolean
  onChange: () => void
  onOther: (method: SignInMethod) => void
  onClosing: (closing: ClosingAccount) => void
  onSecondFactor: (step: SecondFactorStep) => void
  onSignedIn: (session: Session) => void
}

export function PasswordLogin(props: PasswordLoginProps) {
  const { step, filledIn, isSending, onChange, onOther, onClosing, onSecondFactor, onSignedIn } = props
  const { account, methods } = step
  const form = useContractForm(login, {
    unsent: 'forgotten',
    prepare: async (values) => ({ ...values, account }),
    onSuccess: onSignedIn,
    onRefused: (error, { password }) => {
      const undoUntil = error.hasCode(ACCOUNT_CLOSING) && error.refusal?.data?.nextDate
      if (undoUntil) onClosing({ account, undoUntil, proof: { password } })
      const factor = secondFactorIn(error)
      if (factor) onSecondFactor(factor)
    },
  })
  const { control, register } = form
  return (
    <Form
      form={form}
      worksAlone
      className="mt-6"
      button={<FormattedMessage id="session.login.submit" />}
      after={
        methods.includes('code') && (
          <OtherMethod to="code" isPending={isSending || form.isUnderway} onOther={onOther} />
        )
      }
    >
      <AccountShown account={account} onChange={onChange} />
      <CurrentPassword control={control} register={register} name="password" filledIn={filledIn} />
    </Form>
  )
}
