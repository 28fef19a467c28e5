// `/logout`: asks for confirmation, because otherwise any link could sign a member out (CSRF).
import { Link } from '@tanstack/react-router'
import { FormattedMessage, useIntl } from 'react-intl'
import { GoodbyeScene } from '#src/art/scenes/GoodbyeScene.tsx'
import { hasDrafts } from '#src/runtime/storage/drafts.ts'
import { useAppContext } from '#src/runtime/app/AppProvider.tsx'
import { useBrowserValue } from '#src/runtime/app/useBrowserValue.ts'
import { useSignOut } from '#src/runtime/session/useSignOut.ts'
import { Button, buttonClass } from '#src/ui/actions/Button.tsx'
import { EmptyState } from '#src/ui/feedback/EmptyState.tsx'

export function LogoutPage() {
  const { formatMessage } = useIntl()
  const app = useAppContext()
  const { signOut, isPending } = useSignOut()
  return (
    <EmptyState
      level={1}
      art={<GoodbyeScene className="w-72 max-w-full" />}
      title={<FormattedMessage id="session.logout.title" />}
      text={
        <>
          <FormattedMessage id="session.logout.text" />
          {useBrowserValue(() => hasDrafts(app)) && (
            <b className="mt-3 block text-ink">
              <FormattedMessage id="session.logout.drafts" />
            </b>
          )}
        </>
      }
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
