// Shows why a gift is not available, and from which date it is available. The text contains no links, because it is
// used on cards that are links themselves.
import { useIntl } from 'react-intl'
import type { Eligibility } from '#generated/schema.d.ts'
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
