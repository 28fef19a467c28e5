// Proving a membership to another service's ticket by its password.
import { FormattedMessage } from 'react-intl'
import type { CallError } from '../../client/errors.ts'
import { sessionSchemas, useSocialVerifyPass } from '../../client/session.ts'
import type { Session } from '../../client/types.ts'
import { FormFoot } from '../../forms/FormFoot.tsx'
import { useContractForm } from '../../forms/useContractForm.ts'
import { CurrentPassword } from './CurrentPassword.tsx'

type SocialPasswordProps = {
  ticket: string
  /** The account, where it is not the ticket's own. */
  named: { account?: string }
  filledIn: string
  onRefused: (error: CallError) => void
  onSignedIn: (session: Session) => void
}

export function SocialPassword({ ticket, named, filledIn, onRefused, onSignedIn }: SocialPasswordProps) {
  const form = useContractForm({
    schema: () => sessionSchemas().then(({ SocialVerifyPassBody }) => SocialVerifyPassBody),
    mutation: useSocialVerifyPass({ mutation: { meta: { handlesErrors: true }, onError: onRefused } }),
    prepare: async (values) => ({ ...values, ...named, ticket }),
    onSuccess: onSignedIn,
  })
  const { control, register } = form
  return (
    <form noValidate method="post" className="grid gap-5" onSubmit={form.submit}>
      <CurrentPassword control={control} register={register} name="password" filledIn={filledIn} />
      <FormFoot form={form}>
        <FormattedMessage id="session.social.connect" />
      </FormFoot>
    </form>
  )
}
