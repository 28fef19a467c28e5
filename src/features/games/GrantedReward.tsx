// Shows the reward of a check-in next to its button, with a link to a prize that has a page.
import { Link } from '@tanstack/react-router'
import { FormattedMessage } from 'react-intl'
import { linkClass } from '#src/ui/actions/link.ts'
import { prizeKind, prizePlace } from './rewards.ts'
import type { CheckInToday } from './useCheckInToday.ts'

type GrantedRewardProps = { granted: NonNullable<CheckInToday['granted']> }

export function GrantedReward({ granted: { text, prize } }: GrantedRewardProps) {
  const place = prizePlace(prize)
  return (
    <>
      <span>{text}</span>
      {place && (
        <Link {...place} className={`${linkClass} ml-2`}>
          <FormattedMessage id="games.checkIn.prize.go" values={{ kind: prizeKind(prize) }} />
        </Link>
      )}
    </>
  )
}
