// A link that confirms nothing any more: why, and how to get another. Only who is signed in can ask for one.
import { Link } from '@tanstack/react-router'
import { FormattedMessage, useIntl } from 'react-intl'
import { useSendActivationMail } from '../../../../generated/hooks/profile.ts'
import { LinkExpiredScene } from '../../../art/scenes/LinkExpiredScene.tsx'
import { useAppContext } from '../../../runtime/app/AppProvider.tsx'
import { useIsSignedIn } from '../../../runtime/session/useIsSignedIn.ts'
import { Button, buttonClass } from '../../../ui/Button.tsx'
import { EmptyState } from '../../../ui/EmptyState.tsx'

const says = {
  expired: { title: 'support.email.expired', text: 'support.email.expired.text' },
  unknown: { title: 'support.email.unknown', text: 'support.email.unknown.text' },
} as const

export function OldEmailLink({ is }: { is: keyof typeof says }) {
  const { formatMessage } = useIntl()
  const app = useAppContext()
  const isSignedIn = useIsSignedIn()
  const { mutate, isPending, isSuccess } = useSendActivationMail({
    onSuccess: () => {
      app.toasts.show('positive', formatMessage({ id: 'support.email.sent' }))
    },
  })
  const { title, text } = says[is]
  return (
    <EmptyState
      level={1}
      art={<LinkExpiredScene className="w-56 max-w-full" />}
      title={<FormattedMessage id={title} />}
      text={<FormattedMessage id={isSuccess ? 'support.email.sent' : text} />}
      action={
        !isSignedIn ? (
          // A signed-in member is asked on their own pages to confirm the address.
          <Link to="/login" className={buttonClass({ full: true })}>
            <FormattedMessage id="support.email.signIn" />
          </Link>
        ) : (
          !isSuccess && (
            <Button
              full
              pending={isPending}
              pendingLabel={formatMessage({ id: 'form.pending' })}
              onClick={() => mutate()}
            >
              <FormattedMessage id="support.email.again" />
            </Button>
          )
        )
      }
    />
  )
}
