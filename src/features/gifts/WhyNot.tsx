// Short reason why a gift is not available, and from when it is: for cards, without links.
import { useIntl } from 'react-intl'
import type { Eligibility } from '#generated/schema.d.ts'
import { nextDateText, reasonText } from '#src/runtime/format/reasons.ts'

type WhyNotProps = { eligibility: Eligibility; timeZone: string }

export function WhyNot({ eligibility: { reasons, nextDate }, timeZone }: WhyNotProps) {
  const intl = useIntl()
  const texts = new Set(reasons.flatMap((reason) => reasonText(intl, reason) ?? []))
  const from = nextDateText(intl, reasons, { nextDate, timeZone })
  return [...texts, ...(from === undefined ? [] : [from])].map((text) => (
    <span key={text} className="block">
      {text}
    </span>
  ))
}
