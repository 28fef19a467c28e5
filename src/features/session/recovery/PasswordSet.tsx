// Last page of a recovery: asks about the email or phone that the recovery did not verify, and links to the sign-in
// page.
import { useEffect } from 'react'
import { Link } from '@tanstack/react-router'
import { FormattedMessage } from 'react-intl'
import { NewPasswordScene } from '#src/art/scenes/NewPasswordScene.tsx'
import type { LostAccount } from '#generated/schema.d.ts'
import { useAppContext } from '#src/runtime/app/AppProvider.tsx'
import { buttonClass } from '#src/ui/actions/Button.tsx'
import { OtherAccount } from './OtherAccount.tsx'
import { StepHead } from './StepHead.tsx'

export function PasswordSet({ other }: { other: LostAccount | null }) {
  const { queryClient } = useAppContext()
  // Clear the cache: the session may have ended together with the old password.
  useEffect(() => queryClient.clear(), [queryClient])
  return (
    <div className="text-center">
      <NewPasswordScene className="mx-auto mb-4 w-56 max-w-full" />
      <StepHead
        focused
        title={<FormattedMessage id="session.newPassword.done" />}
        text={<FormattedMessage id="session.newPassword.done.text" />}
      />
      {other && <OtherAccount other={other} />}
      <Link to="/login" className={`${buttonClass({ full: true })} mt-6`}>
        <FormattedMessage id="session.login.submit" />
      </Link>
    </div>
  )
}
