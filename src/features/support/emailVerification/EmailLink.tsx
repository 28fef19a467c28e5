// Shows the account that a link in an email confirms. Opening the link changes no data, because email programs open
// links automatically: the member has to click a button.
import type { ReactNode } from 'react'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { FormattedMessage, useIntl } from 'react-intl'
import { activate } from '#generated/calls/profile.ts'
import { useConfirmActivation, useSendActivationMail } from '#generated/hooks/profile.ts'
import { MailConfirmedScene } from '#src/art/scenes/MailConfirmedScene.tsx'
import { MailSentScene } from '#src/art/scenes/MailSentScene.tsx'
import { LINK_EXPIRED, LINK_UNKNOWN } from '#generated/codes.ts'
import type { CallError } from '#src/client/errors.ts'
import { failureText } from '#src/runtime/format/failureText.ts'
import { Button, buttonClass } from '#src/ui/actions/Button.tsx'
import { EmptyState } from '#src/ui/feedback/EmptyState.tsx'
import { Notice } from '#src/ui/feedback/Notice.tsx'
import { Skeleton } from '#src/ui/progress/Skeleton.tsx'
import { LinkExpiredScene } from '#src/art/scenes/LinkExpiredScene.tsx'
import { useAppContext } from '#src/runtime/app/AppProvider.tsx'
import { useIsSignedIn } from '#src/runtime/session/useIsSignedIn.ts'

export function EmailLink({ token }: { token: string }) {
  const intl = useIntl()
  // Do not cache the response, because its query key contains a secret.
  const look = useQuery({ ...activate.query({ token }), gcTime: 0, meta: { handlesErrors: true } })
  const confirm = useConfirmActivation({ meta: { handlesErrors: true } })
  const activation = confirm.data ?? look.data
  const error = confirm.error ?? (activation ? null : look.error)

  if (error?.hasCode(LINK_EXPIRED) || activation?.state === 'expired')
    return <OldEmailLink problem="expired" />
  if (error && isUnknown(error)) return <OldEmailLink problem="unknown" />
  if (!activation)
    return error ? (
      <div role="alert">
        <Notice
          tone="negative"
          text={failureText(error, intl)}
          action={
            <Button size="small" pending={look.isFetching} onClick={() => void look.refetch()}>
              <FormattedMessage id="platform.tryAgain" />
            </Button>
          }
        />
      </div>
    ) : (
      <div role="status" aria-label={intl.formatMessage({ id: 'platform.loading' })}>
        <Skeleton shape="block" className="mx-auto h-72 max-w-slip" />
      </div>
    )
  const account = <strong className="wrap-anywhere text-ink">{activation.account}</strong>
  if (activation.state === 'done') return <Done account={account} />
  return (
    <EmptyState
      level={1}
      art={<MailSentScene className="w-56 max-w-full" />}
      title={<FormattedMessage id="support.email.open" />}
      text={<FormattedMessage id="support.email.open.text" values={{ account }} />}
      action={
        <>
          <div role="alert">
            {error && <Notice tone="negative" text={failureText(error, intl)} className="mb-4 text-left" />}
          </div>
          <Button
            full
            pending={confirm.isPending}
            pendingLabel={intl.formatMessage({ id: 'form.pending' })}
            onClick={() => confirm.mutate({ token })}
          >
            <FormattedMessage id="support.email.confirm" />
          </Button>
        </>
      }
    />
  )
}

function Done({ account }: { account: ReactNode }) {
  return (
    <div role="status">
      <EmptyState
        level={1}
        art={<MailConfirmedScene className="w-56 max-w-full" />}
        title={<FormattedMessage id="support.email.done" />}
        text={<FormattedMessage id="support.email.done.text" values={{ account }} />}
        action={
          <Link to="/" className={buttonClass({ full: true })}>
            <FormattedMessage id="platform.home" />
          </Link>
        }
      />
    </div>
  )
}

/** Returns true for an unknown link, or for a truncated token, which the server rejects with status 400. */
const isUnknown = (error: CallError) => error.hasCode(LINK_UNKNOWN) || error.status === 400

const messages = {
  expired: { title: 'support.email.expired', text: 'support.email.expired.text' },
  unknown: { title: 'support.email.unknown', text: 'support.email.unknown.text' },
} as const

/** Page for an expired or unknown link. A signed-in member can request another link there. */
function OldEmailLink({ problem }: { problem: keyof typeof messages }) {
  const { formatMessage } = useIntl()
  const app = useAppContext()
  const isSignedIn = useIsSignedIn()
  const { mutate, isPending, isSuccess } = useSendActivationMail({
    onSuccess: () => {
      app.toasts.announce(formatMessage({ id: 'support.email.sent' }))
    },
  })
  const { title, text } = messages[problem]
  return (
    <EmptyState
      level={1}
      art={<LinkExpiredScene className="w-56 max-w-full" />}
      title={<FormattedMessage id={title} />}
      text={<FormattedMessage id={isSuccess ? 'support.email.sent' : text} />}
      action={
        !isSignedIn ? (
          // Link to the sign-in page. After the sign-in, the account pages ask the member to confirm the email address.
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
