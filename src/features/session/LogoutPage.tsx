// `/logout`: a link to it only asks, or any page of the web could sign somebody out.
import { Link, useRouter } from '@tanstack/react-router'
import { FormattedMessage, useIntl } from 'react-intl'
import { GoodbyeScene } from '../../art/scenes/GoodbyeScene.tsx'
import { useLogout } from '../../client/session.ts'
import { useHub } from '../../runtime/HubContext.tsx'
import { Button, buttonClass } from '../../ui/Button.tsx'
import { EmptyState } from '../../ui/EmptyState.tsx'

export function LogoutPage() {
  const { formatMessage } = useIntl()
  const hub = useHub()
  const router = useRouter()
  const { mutate, isPending } = useLogout({ mutation: { meta: { handlesErrors: true } } })
  const signOut = () =>
    // Whether or not the server heard it, this device forgets the session.
    mutate(undefined, {
      onSettled: (_, error) => {
        hub.signOut()
        if (error && !error.endsSession)
          hub.notices.show('warning', formatMessage({ id: 'session.logout.unheard' }))
        else hub.notices.show('positive', formatMessage({ id: 'session.logout.done' }))
        void router.navigate({ to: '/login', replace: true })
      },
    })
  return (
    <EmptyState
      level={1}
      art={<GoodbyeScene className="w-72 max-w-full" />}
      title={<FormattedMessage id="session.logout.title" />}
      text={<FormattedMessage id="session.logout.text" />}
      action={
        <div className="grid gap-3">
          <Button
            full
            pending={isPending}
            pendingLabel={formatMessage({ id: 'form.pending' })}
            onClick={signOut}
          >
            <FormattedMessage id="session.logout" />
          </Button>
          <Link to="/" className={buttonClass({ variant: 'quiet', full: true })}>
            <FormattedMessage id="session.logout.stay" />
          </Link>
        </div>
      }
    />
  )
}
