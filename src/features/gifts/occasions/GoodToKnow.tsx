// Shows what waiting would lose, and what it would not.
import CalendarClock from 'lucide-react/icons/calendar-clock'
import Gift from 'lucide-react/icons/gift'
import PenLine from 'lucide-react/icons/pen-line'
import { FormattedMessage } from 'react-intl'
import type { GiftOccasion } from '../../../../generated/schema.d.ts'
import { useFormats } from '../../../runtime/format/useFormats.ts'
import { Card } from '../../../ui/Card.tsx'
import type { OccasionKind } from './occasions.ts'

type GoodToKnowProps = { kind: OccasionKind; occasion: GiftOccasion | undefined; isOpen: boolean }

export function GoodToKnow({ kind, occasion, isOpen }: GoodToKnowProps) {
  const { date } = useFormats()
  const closesOn = occasion?.closesOn
  return (
    <Card as="section">
      <h2 className="mb-3 title-card">
        <FormattedMessage id="gifts.know" />
      </h2>
      <ul className="grid gap-3 text-sm [&_svg]:mt-0.5 [&_svg]:size-5 [&_svg]:shrink-0 [&_svg]:text-accent">
        {isOpen && closesOn != null && (
          <li className="flex gap-3">
            <CalendarClock aria-hidden />
            <span>
              <FormattedMessage id="gifts.know.until" values={{ kind, date: date(closesOn) }} />
            </span>
          </li>
        )}
        <li className="flex gap-3">
          <Gift aria-hidden />
          <span>
            <FormattedMessage id="gifts.know.one" values={{ kind }} />
          </span>
        </li>
        <li className="flex gap-3">
          <PenLine aria-hidden />
          <span>
            <FormattedMessage id="gifts.know.changed" />
          </span>
        </li>
      </ul>
    </Card>
  )
}
