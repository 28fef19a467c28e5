// Today's check-in on the hub's home.
import { Link } from '@tanstack/react-router'
import { FormattedMessage, useIntl } from 'react-intl'
import { Card } from '../../ui/Card.tsx'
import { WeekStrip } from '../../ui/WeekStrip.tsx'
import { CheckInButton } from './CheckInButton.tsx'
import { weekDays } from './days.ts'
import { useTodaysCheckIn } from './useTodaysCheckIn.ts'

export function TodayCard() {
  const intl = useIntl()
  const today = useTodaysCheckIn()
  return (
    <Card as="section">
      <div className="mb-3 flex flex-wrap items-baseline justify-between gap-x-4">
        <h2 className="title-card">
          <FormattedMessage id="games.checkIn.title" />
        </h2>
        <Link
          to="/games/normalCheckIn"
          className="inline-flex min-h-11 items-center font-semibold text-accent underline-offset-4 hover:underline"
        >
          <FormattedMessage id="games.checkIn.streak" values={{ days: today.state.streak }} />
        </Link>
      </div>
      <WeekStrip
        className="[view-transition-name:check-in-week]"
        label={intl.formatMessage({ id: 'games.checkIn.week' })}
        days={weekDays(intl, today.state, today.queue.dates)}
      />
      <div className="mt-5">
        <CheckInButton today={today} />
      </div>
    </Card>
  )
}
