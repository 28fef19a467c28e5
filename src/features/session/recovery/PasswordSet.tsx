// The password is set: the link to sign in.
import { useEffect } from 'react'
import { Link } from '@tanstack/react-router'
import { FormattedMessage } from 'react-intl'
import { NewPasswordScene } from '../../../art/scenes/NewPasswordScene.tsx'
import { useAppContext } from '../../../runtime/app/AppProvider.tsx'
import { buttonClass } from '../../../ui/actions/Button.tsx'
import { StepHead } from './StepHead.tsx'

export function PasswordSet() {
  const { queryClient } = useAppContext()
  // The session here may have ended with the old password: everything that was read is refetched.
  useEffect(() => queryClient.clear(), [queryClient])
  return (
    <div className="text-center">
      <NewPasswordScene className="mx-auto mb-4 w-56 max-w-full" />
      <StepHead
        focused
        title={<FormattedMessage id="session.newPassword.done" />}
        text={<FormattedMessage id="session.newPassword.done.text" />}
      />
      <Link to="/login" className={`${buttonClass({ full: true })} mt-6`}>
        <FormattedMessage id="session.login.submit" />
      </Link>
    </div>
  )
}
