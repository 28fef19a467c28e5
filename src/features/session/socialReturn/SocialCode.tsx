// Connects a social account to a membership by a one-time code.
import { FormattedMessage } from 'react-intl'
import { socialVerifyMailCode } from '#generated/calls/session.ts'
import type { CallError } from '#src/client/errors.ts'
import type { Session } from '#generated/schema.d.ts'
import { Form } from '#src/forms/Form.tsx'
import { useContractForm } from '#src/forms/useContractForm.ts'
import type { useCodeSending } from '#src/domain/contacts/useSendCode.ts'
import { CodeEntry } from '../shared/CodeEntry.tsx'

type SocialCodeProps = {
  ticket: string
  code: ReturnType<typeof useCodeSending>
  account: string
  onRefused: (error: CallError) => void
  onSignedIn: (session: Session) => void
}

export function SocialCode({ ticket, code, account, onRefused, onSignedIn }: SocialCodeProps) {
  const form = useContractForm(socialVerifyMailCode, {
    unsent: 'forgotten',
    prepare: async (values) => ({ ...values, ticket }),
    onSuccess: onSignedIn,
    onRefused,
  })
  return (
    <Form form={form} button={<FormattedMessage id="session.social.connect" />}>
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
