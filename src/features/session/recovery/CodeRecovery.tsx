// Sets a new password with a one-time code. If the server rejects the password, the code stays valid.
import { useState } from 'react'
import { FormattedMessage } from 'react-intl'
import { recoverPassword } from '#generated/calls/session.ts'
import type { RecoveredAccount } from '#generated/schema.d.ts'
import { CodeField } from '#src/domain/contacts/CodeField.tsx'
import { Form } from '#src/forms/Form.tsx'
import { UnsavedChanges } from '#src/forms/UnsavedChanges.tsx'
import { useContractForm } from '#src/forms/useContractForm.ts'
import type { useSendCode } from '#src/domain/contacts/useSendCode.ts'
import { linkClass } from '#src/ui/actions/link.ts'
import { NewPasswordField } from '../shared/NewPasswordField.tsx'
import { PasswordSet } from './PasswordSet.tsx'
import { StepHead } from './StepHead.tsx'

type CodeRecoveryProps = {
  account: string
  code: ReturnType<typeof useSendCode>
  onOther: () => void
}

export function CodeRecovery({ account, code, onOther }: CodeRecoveryProps) {
  const [recovered, setRecovered] = useState<RecoveredAccount>()
  const form = useContractForm(recoverPassword, {
    unsent: UnsavedChanges,
    prepare: async (values) => ({ ...values, account }),
    onSuccess: setRecovered,
  })
  const { control, register } = form
  if (recovered) return <PasswordSet other={recovered.other} />
  return (
    <>
      <StepHead
        title={<FormattedMessage id="session.newPassword.title" />}
        text={<FormattedMessage id="session.recovery.code.text" />}
      />
      <Form
        form={form}
        className="mt-6"
        button={<FormattedMessage id="session.newPassword.save" />}
        after={
          <button
            type="button"
            className={`${linkClass} cursor-pointer justify-self-center`}
            onClick={onOther}
          >
            <FormattedMessage id="session.recovery.other" />
          </button>
        }
      >
        <CodeField control={control} name="code" code={code} onResend={() => code.send(account)} />
        <NewPasswordField control={control} register={register} name="newPassword" account={account} />
      </Form>
    </>
  )
}
