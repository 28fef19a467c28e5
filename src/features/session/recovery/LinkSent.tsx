// The link is on its way, if the address is a member's: where to look, and what else to do.
import { FormattedMessage, useIntl } from 'react-intl'
import { MailSentScene } from '../../../art/scenes/MailSentScene.tsx'
import type { useCodeSending } from '../../../forms/useSendCode.ts'
import { Button } from '../../../ui/Button.tsx'
import { linkClass } from '../../../ui/link.ts'
import { StepHead } from './StepHead.tsx'

type LinkSentProps = {
  account: string
  link: ReturnType<typeof useCodeSending>
  isSendingCode: boolean
  onCode: () => void
  onOther: () => void
}

export function LinkSent({ account, link, isSendingCode, onCode, onOther }: LinkSentProps) {
  const { formatMessage } = useIntl()
  const pendingLabel = formatMessage({ id: 'form.pending' })
  return (
    <>
      <MailSentScene className="mx-auto mb-4 w-56 max-w-full" />
      <StepHead
        focused
        className="text-center"
        title={<FormattedMessage id="session.recovery.sent" />}
        text={
          <FormattedMessage
            id="session.recovery.sent.text"
            values={{ account: <strong className="wrap-anywhere text-ink">{account}</strong> }}
          />
        }
      />
      <div className="mt-6 grid gap-3">
        {link.secondsLeft > 0 ? (
          <p className="min-h-13 content-center text-center text-ink-soft">
            <FormattedMessage id="session.recovery.wait" values={{ seconds: link.secondsLeft }} />
          </p>
        ) : (
          <Button
            full
            variant="soft"
            pending={link.isPending}
            pendingLabel={pendingLabel}
            onClick={() => link.send(account)}
          >
            <FormattedMessage id="session.recovery.again" />
          </Button>
        )}
        <Button full variant="quiet" pending={isSendingCode} pendingLabel={pendingLabel} onClick={onCode}>
          <FormattedMessage id="session.recovery.code" />
        </Button>
        <button type="button" className={`${linkClass} cursor-pointer justify-self-center`} onClick={onOther}>
          <FormattedMessage id="session.recovery.other" />
        </button>
      </div>
    </>
  )
}
