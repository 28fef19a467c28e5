// Page for a failed social sign-in: reason and next step.
import { Link } from '@tanstack/react-router'
import { FormattedMessage, useIntl } from 'react-intl'
import { ACCOUNT_CLOSING } from '#generated/codes.ts'
import type { SocialIntent, SocialProvider } from '#generated/schema.d.ts'
import { failureText } from '#src/runtime/format/failureText.ts'
import { useFormats } from '#src/runtime/format/useFormats.ts'
import { Button, buttonClass } from '#src/ui/actions/Button.tsx'
import { serviceNames } from '../shared/ProviderMark.tsx'
import { useStartSocial } from '../shared/useStartSocial.ts'
import type { SocialRefusal } from './useSocialReturn.ts'

type SocialRefusedProps = {
  provider: SocialProvider
  refusal: SocialRefusal
  intent: SocialIntent
  redirect: string | undefined
  onRetry: () => void
}

export function SocialRefused(props: SocialRefusedProps) {
  const { provider, refusal, intent, redirect, onRetry } = props
  const intl = useIntl()
  const formats = useFormats()
  const { start, pending } = useStartSocial(intent, redirect)
  const { timeZone } = new Intl.DateTimeFormat().resolvedOptions()
  const error = refusal === 'gone' ? undefined : refusal
  const undoUntil = error?.hasCode(ACCOUNT_CLOSING) ? error.refusal?.data?.nextDate : undefined
  const service = serviceNames[provider]
  return (
    <div role="alert" className="grid gap-5">
      <h1 className="title-page">
        <FormattedMessage id={undoUntil ? 'session.closing.title' : 'session.social.refused'} />
      </h1>
      <p className="text-ink-soft">
        {undoUntil ? (
          <FormattedMessage
            id="session.closing.elsewhere"
            values={{ date: formats.deadline(undoUntil, timeZone) }}
          />
        ) : error ? (
          failureText(error, intl)
        ) : (
          <FormattedMessage id="session.social.gone" />
        )}
      </p>
      {!undoUntil &&
        (error && !error.refusal ? (
          <Button full onClick={onRetry}>
            <FormattedMessage id="platform.tryAgain" />
          </Button>
        ) : (
          <Button full pending={pending !== undefined} onClick={() => void start(provider)}>
            <FormattedMessage id="session.social.again" values={{ service }} />
          </Button>
        ))}
      {intent === 'bind' ? (
        <a href={redirect} className={buttonClass({ full: true, variant: 'quiet' })}>
          <FormattedMessage id="session.social.back" />
        </a>
      ) : (
        <Link
          to="/login"
          search={{ redirect }}
          className={buttonClass({ full: true, variant: undoUntil ? 'primary' : 'quiet' })}
        >
          <FormattedMessage id={undoUntil ? 'session.login.submit' : 'session.social.otherWay'} />
        </Link>
      )}
    </div>
  )
}
