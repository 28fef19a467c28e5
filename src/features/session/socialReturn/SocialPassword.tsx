// Connects a social account to a membership by password.
import { FormattedMessage } from 'react-intl'
import { socialVerifyPass } from '#generated/calls/session.ts'
import type { CallError } from '#src/client/errors.ts'
import type { Session } from '#generated/schema.d.ts'
import { Form } from '#src/forms/Form.tsx'
import { useContractForm } from '#src/forms/useContractForm.ts'
import { CurrentPassword } from '../shared/CurrentPassword.tsx'

type SocialPasswordProps = {
  ticket: string
  /** Account, if it differs from the account of the ticket. */
  otherAccount: { account?: string }
  filledIn: string
  onRefused: (error: CallError) => void
  onSignedIn: (session: Session) => void
}

export function SocialPassword({
  ticket,
  otherAccount,
  filledIn,
  onRefused,
  onSignedIn,
}: SocialPasswordProps) {
  const form = useContractForm(socialVerifyPass, {
    unsent: 'forgotten',
    prepare: async (values) => ({ ...values, ...otherAccount, ticket }),
    onSuccess: onSignedIn,
    onRefused,
  })
  const { control, register } = form
  return (
    <Form form={form} button={<FormattedMessage id="session.social.connect" />}>
      <CurrentPassword control={control} register={register} name="password" filledIn={filledIn} />
    </Form>
  )
}
