// The check-in game that fits today, on the hub's home.
import { useId } from 'react'
import { Link } from '@tanstack/react-router'
import { FormattedMessage, useIntl } from 'react-intl'
import { useTodaysCheckIn } from '../../../generated/hooks/games.ts'
import { Card } from '../../ui/content/Card.tsx'
import { WeekStrip } from '../../ui/rewards/WeekStrip.tsx'
import { CheckInButton } from './CheckInButton.tsx'
import { weekDays } from './days.ts'
import { useCheckInToday } from './useCheckInToday.ts'

export function TodayCard() {
  const intl = useIntl()
  const titleId = useId()
  const { data: state } = useTodaysCheckIn()
  const today = useCheckInToday(state)
  return (
    <Card as="section" aria-labelledby={titleId}>
      <div className="mb-3 flex flex-wrap items-baseline justify-between gap-x-4">
        <h2 id={titleId} className="title-card">
          {state.name}
        </h2>
        <Link
          to={`/games/${state.game}`}
          className="inline-flex min-h-11 items-center font-semibold text-accent underline-offset-4 hover:underline"
        >
          <FormattedMessage id="games.checkIn.streak" values={{ days: state.streak }} />
        </Link>
      </div>
      <WeekStrip
        className="[view-transition-name:check-in-week]"
        label={intl.formatMessage({ id: 'games.checkIn.week' })}
        days={weekDays(intl, state, today.queue.dates)}
      />
      <div className="mt-5">
        <CheckInButton today={today} />
      </div>
    </Card>
  )
}
