// Shows the result of a failed action that could have cost coins. An error response costs no coins and explains why;
// without a response the result is unknown, and a retry finds out.
import type { ReactNode } from 'react'
import { useIntl } from 'react-intl'
import { NOT_ELIGIBLE } from '#generated/codes.ts'
import type { CallError } from '#src/client/errors.ts'
import { Notice } from '#src/ui/feedback/Notice.tsx'
import { Reasons } from './Reasons.tsx'
import { failureText } from './failureText.ts'

type RefusalNoticeProps = {
  error: CallError
  /** Time zone of the member, for dates of reasons. */
  timeZone: string
  /** Message for a call without a response. */
  unsure: ReactNode
  /** Alternative link after an error response. */
  instead: ReactNode
}

export function RefusalNotice({ error, timeZone, unsure, instead }: RefusalNoticeProps) {
  const { refusal, reasons } = error
  // Messages of other errors are complete without reasons.
  const isExplained = error.hasCode(NOT_ELIGIBLE)
  return (
    <div role="alert">
      <Notice
        tone="negative"
        title={failureText(error, useIntl())}
        text={!refusal && unsure}
        action={
          refusal && (
            <>
              {isExplained && <Reasons eligibility={{ ...refusal.data, reasons }} timeZone={timeZone} />}
              {instead}
            </>
          )
        }
      />
    </div>
  )
}
