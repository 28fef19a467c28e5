// Sets a new password with a link from an email. The link is validated first, so that the member does not choose a
// password for an expired link.
import { useEffect, useState } from 'react'
import { Link } from '@tanstack/react-router'
import { FormattedMessage, useIntl } from 'react-intl'
import { resetNewPass } from '#generated/calls/session.ts'
import type { RecoveredAccount } from '#generated/schema.d.ts'
import { useCheckRecoverUrl } from '#generated/hooks/session.ts'
import { ACCOUNT_CLOSING, LINK_GONE } from '#generated/codes.ts'
import { Form } from '#src/forms/Form.tsx'
import { UnsavedChanges } from '#src/forms/UnsavedChanges.tsx'
import { useContractForm } from '#src/forms/useContractForm.ts'
import { failureText } from '#src/runtime/format/failureText.ts'
import { Button, buttonClass } from '#src/ui/actions/Button.tsx'
import { Notice } from '#src/ui/feedback/Notice.tsx'
import { NewPasswordField } from '../shared/NewPasswordField.tsx'
import { NoLink } from './NoLink.tsx'
import { PasswordSet } from './PasswordSet.tsx'
import { RecoverSkeleton } from './RecoverSkeleton.tsx'
import { StepHead } from './StepHead.tsx'

export function LinkRecovery({ token }: { token: string }) {
  const intl = useIntl()
  const link = useCheckRecoverUrl({ meta: { handlesErrors: true } })
  const { mutate } = link
  useEffect(() => mutate({ token }), [mutate, token])

  if (link.data) return <NewPassword token={token} account={link.data.account} />
  if (!link.error) return <RecoverSkeleton />
  // Treat a truncated token, which the server rejects with status 400, as an invalid link.
  if (link.error.hasCode(LINK_GONE) || link.error.status === 400) return <NoLink problem="gone" />
  return (
    <>
      <StepHead title={<FormattedMessage id="session.newPassword.title" />} />
      <div role="alert" className="mt-6">
        <Notice
          tone="negative"
          text={failureText(link.error, intl)}
          action={
            <Button size="small" onClick={() => mutate({ token })}>
              <FormattedMessage id="platform.tryAgain" />
            </Button>
          }
        />
      </div>
    </>
  )
}

function NewPassword({ token, account }: { token: string; account: string }) {
  const [recovered, setRecovered] = useState<RecoveredAccount>()
  const form = useContractForm(resetNewPass, {
    unsent: UnsavedChanges,
    prepare: async (values) => ({ ...values, token }),
    onSuccess: setRecovered,
  })
  const { control, register, error } = form
  if (recovered) return <PasswordSet other={recovered.other} />
  if (error?.hasCode(LINK_GONE)) return <NoLink problem="gone" />
  return (
    <>
      <StepHead
        focused
        title={<FormattedMessage id="session.newPassword.title" />}
        text={
          <FormattedMessage
            id="session.recover.intro"
            values={{ account: <strong className="wrap-anywhere text-ink">{account}</strong> }}
          />
        }
      />
      <Form form={form} className="mt-6" button={<FormattedMessage id="session.newPassword.save" />}>
        <NewPasswordField control={control} register={register} name="newPassword" account={account} />
      </Form>
      {error?.hasCode(ACCOUNT_CLOSING) && (
        // Link to the sign-in page, on which the member can restore the account.
        <Link to="/login" className={`${buttonClass({ variant: 'quiet', full: true })} mt-3`}>
          <FormattedMessage id="session.login.submit" />
        </Link>
      )}
    </>
  )
}
