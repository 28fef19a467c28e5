// Shows why a gift is not available, and from which date it is available. The text contains no links, because it is
// used on cards that are links themselves.
import { useIntl } from 'react-intl'
import type { Eligibility } from '#generated/schema.d.ts'
import { nextDateText, reasonText } from '#src/runtime/format/reasons.ts'

type IneligibilityReasonsProps = { eligibility: Eligibility; timeZone: string }

export function IneligibilityReasons({
  eligibility: { reasons, nextDate },
  timeZone,
}: IneligibilityReasonsProps) {
  const intl = useIntl()
  const texts = new Set(reasons.flatMap((reason) => reasonText(intl, reason) ?? []))
  const from = nextDateText(intl, reasons, { nextDate, timeZone })
  return [...texts, ...(from === undefined ? [] : [from])].map((text) => (
    <span key={text} className="block">
      {text}
    </span>
  ))
}
