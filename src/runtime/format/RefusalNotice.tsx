// Shows the result of a failed action that could have cost coins. An error response means that no coins were spent, and
// contains the reason. Without a response, the result is unknown until the member tries again.
import type { ReactNode } from 'react'
import { useIntl } from 'react-intl'
import { NOT_ELIGIBLE } from '#generated/codes.ts'
import type { CallError } from '#src/client/errors.ts'
import { Notice } from '#src/ui/feedback/Notice.tsx'
import { Reasons } from './Reasons.tsx'
import { failureText } from './failureText.ts'

type RefusalNoticeProps = {
  error: CallError
  /** Time zone of the member, used for dates in the reasons. */
  timeZone: string
  /** Message that is shown if the call received no response. */
  unsure: ReactNode
  /** Link to an alternative action, shown after an error response. */
  instead: ReactNode
}

export function RefusalNotice({ error, timeZone, unsure, instead }: RefusalNoticeProps) {
  const { refusal, reasons } = error
  // Only `NOT_ELIGIBLE` needs the list of reasons: the messages of other errors are complete.
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
