// Proving a membership to another service's ticket by a code that was sent to the member.
import { FormattedMessage } from 'react-intl'
import type { CallError } from '../../client/errors.ts'
import { sessionSchemas, useSocialVerifyMailCode } from '../../client/session.ts'
import type { Session } from '../../client/types.ts'
import { FormFoot } from '../../forms/FormFoot.tsx'
import { useContractForm } from '../../forms/useContractForm.ts'
import type { useCodeSending } from '../../forms/useSendCode.ts'
import { CodeEntry } from './CodeEntry.tsx'

type SocialCodeProps = {
  ticket: string
  code: ReturnType<typeof useCodeSending>
  account: string
  onRefused: (error: CallError) => void
  onSignedIn: (session: Session) => void
}

export function SocialCode({ ticket, code, account, onRefused, onSignedIn }: SocialCodeProps) {
  const form = useContractForm({
    schema: () => sessionSchemas().then(({ SocialVerifyMailCodeBody }) => SocialVerifyMailCodeBody),
    mutation: useSocialVerifyMailCode({ mutation: { meta: { handlesErrors: true }, onError: onRefused } }),
    prepare: async (values) => ({ ...values, ticket }),
    onSuccess: onSignedIn,
  })
  return (
    <form noValidate method="post" className="grid gap-5" onSubmit={form.submit}>
      <CodeEntry
        form={form}
        name="code"
        setCode={(digits) => form.setValue('code', digits)}
        code={code}
        account={account}
      />
      <FormFoot form={form}>
        <FormattedMessage id="session.social.connect" />
      </FormFoot>
    </form>
  )
}
