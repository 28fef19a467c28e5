// Sign-in by one-time code: typing the sixth digit submits the form.
import { useState } from 'react'
import { FormattedMessage } from 'react-intl'
import { loginByCode } from '#generated/calls/session.ts'
import { ACCOUNT_CLOSING, OTHER_PROOF_NEEDED } from '#generated/codes.ts'
import type { RefusalDetail, Session, SignInMethod } from '#generated/schema.d.ts'
import { Form } from '#src/forms/Form.tsx'
import { useContractForm } from '#src/forms/useContractForm.ts'
import type { useSendCode } from '#src/domain/contacts/useSendCode.ts'
import { AccountShown } from '../shared/AccountShown.tsx'
import { CodeEntry } from '../shared/CodeEntry.tsx'
import type { ClosingAccount } from './ReopenAccount.tsx'
import { OtherMethods } from './OtherMethods.tsx'
import { OtherMethod } from '../shared/OtherMethod.tsx'
import { secondFactorIn, type SecondFactorStep } from '../shared/secondFactor.ts'
import type { LoginStep } from '../shared/useStep.ts'

type CodeLoginProps = {
  step: LoginStep
  code: ReturnType<typeof useSendCode>
  onChange: () => void
  onOther: (method: SignInMethod) => void
  onClosing: (closing: ClosingAccount) => void
  onSecondFactor: (step: SecondFactorStep) => void
  onSignedIn: (session: Session) => void
}

export function CodeLogin(props: CodeLoginProps) {
  const { step, code, onChange, onOther, onClosing, onSecondFactor, onSignedIn } = props
  const { account, methods } = step
  const [rejected, setRejected] = useState<{ message: string; detail: RefusalDetail }>()
  const form = useContractForm(loginByCode, {
    unsent: 'forgotten',
    prepare: async (values) => ({ ...values, account }),
    onSuccess: onSignedIn,
    onRefused: (error, values) => {
      const undoUntil = error.hasCode(ACCOUNT_CLOSING) && error.refusal?.data?.nextDate
      if (undoUntil) onClosing({ account, undoUntil, proof: { code: values.code } })
      const factor = secondFactorIn(error)
      if (factor) onSecondFactor(factor)
      const detail = error.hasCode(OTHER_PROOF_NEEDED) && error.refusal?.data
      if (detail) setRejected({ message: error.message, detail })
    },
  })
  if (rejected) return <OtherMethods rejected={rejected} onChange={onChange} onOther={onOther} />
  return (
    <Form
      form={form}
      worksAlone
      className="mt-6"
      button={<FormattedMessage id="session.login.submit" />}
      after={
        methods.includes('password') && (
          <OtherMethod to="password" isPending={form.isUnderway} onOther={onOther} />
        )
      }
    >
      <AccountShown account={account} onChange={onChange} />
      <CodeEntry
        form={form}
        name="code"
        setCode={(digits) => form.setValue('code', digits)}
        code={code}
        account={account}
      />
    </Form>
  )
}
