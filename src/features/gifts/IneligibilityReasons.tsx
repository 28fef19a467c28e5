// Shows why a gift is not available, and from which date it is available. The text contains no links, because it is
// used on cards that are links themselves.
import { useIntl } from 'react-intl'
import type { Eligibility, LevelUnlock } from '#generated/schema.d.ts'
import { UnlockText } from '#src/domain/offers/UnlockText.tsx'
import { reasonLines } from '#src/runtime/format/reasons.ts'

type IneligibilityReasonsProps = { eligibility: Eligibility; timeZone: string }

export function IneligibilityReasons({ eligibility, timeZone }: IneligibilityReasonsProps) {
  const intl = useIntl()
  return reasonLines(intl, eligibility, timeZone).map((text) => (
    <span key={text} className="block">
      {text}
    </span>
  ))
}

type MainReasonProps = IneligibilityReasonsProps & { unlock: LevelUnlock | undefined }

/** Shows only the level or the first reason, in at most two lines; the page of the gift lists all reasons. */
export function MainReason({ unlock, eligibility, timeZone }: MainReasonProps) {
  const intl = useIntl()
  if (unlock) return <UnlockText unlock={unlock} />
  return <span className="line-clamp-2">{reasonLines(intl, eligibility, timeZone)[0]}</span>
}
