// Confirmation of a message: reference number, expected time of the answer, and the email address to which the answer
// is sent.
import { useEffect, useRef } from 'react'
import { Link } from '@tanstack/react-router'
import { FormattedMessage, useIntl } from 'react-intl'
import { MailSentScene } from '#src/art/scenes/MailSentScene.tsx'
import { Button, buttonClass } from '#src/ui/actions/Button.tsx'
import { CopyCode } from '#src/ui/actions/CopyCode.tsx'

export type Receipt = { reference: string; replyTo: string; answerInDays: number }

export function ContactReceipt({ receipt, onAgain }: { receipt: Receipt; onAgain: () => void }) {
  const { formatMessage } = useIntl()
  const title = useRef<HTMLHeadingElement>(null)
  // Focus the heading, because the form that had the focus has disappeared.
  useEffect(() => title.current?.focus(), [])
  const { reference, replyTo, answerInDays } = receipt
  return (
    <div className="mx-auto max-w-slip text-center">
      <MailSentScene className="mx-auto w-72 max-w-full" />
      <h1 ref={title} tabIndex={-1} className="mt-4 title-page outline-none">
        <FormattedMessage id="support.contact.sent" />
      </h1>
      <p className="mt-2 mb-6 wrap-anywhere text-ink-soft">
        <FormattedMessage
          id="support.contact.sent.text"
          values={{ days: answerInDays, account: <b className="text-ink">{replyTo}</b> }}
        />
      </p>
      <p className="mb-2 text-left font-semibold">
        <FormattedMessage id="support.contact.reference" />
      </p>
      <CopyCode
        code={reference}
        copyLabel={formatMessage({ id: 'support.contact.copy' })}
        copiedLabel={formatMessage({ id: 'support.contact.copied' })}
      />
      <Link to="/" className={`${buttonClass({ full: true })} mt-6`}>
        <FormattedMessage id="platform.home" />
      </Link>
      <Button variant="quiet" full className="mt-3" onClick={onAgain}>
        <FormattedMessage id="support.contact.again" />
      </Button>
    </div>
  )
}
