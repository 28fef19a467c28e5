// Shows what came of a press that could have cost something. A refusal costs nothing and says why; where no answer came nobody
// knows yet, and pressing again finds out.
import type { ReactNode } from 'react'
import { useIntl } from 'react-intl'
import { NOT_ELIGIBLE } from '#generated/codes.ts'
import type { CallError } from '#src/client/errors.ts'
import { Notice } from '#src/ui/feedback/Notice.tsx'
import { Reasons } from './Reasons.tsx'
import { failureText } from './failureText.ts'

type RefusalNoticeProps = {
  error: CallError
  /** Of the member, for the dates of reasons. */
  timeZone: string
  /** Said where no answer came. */
  unsure: ReactNode
  /** Where to go instead, after a refusal. */
  instead: ReactNode
}

export function RefusalNotice({ error, timeZone, unsure, instead }: RefusalNoticeProps) {
  const { refusal, reasons } = error
  // Other refusals say all of it themselves.
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
