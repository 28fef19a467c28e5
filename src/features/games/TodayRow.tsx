// Row on the home page with today's check-in game and its check-in button. The Play page shows the same game.
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { FormattedMessage } from 'react-intl'
import { listPendingTasks } from '#generated/calls/profile.ts'
import { useGetTodaysCheckIn } from '#generated/hooks/games.ts'
import { CoinAmount } from '#src/runtime/format/CoinAmount.tsx'
import { Drawing } from '#src/runtime/layout/Drawing.tsx'
import { ListRow } from '#src/ui/content/List.tsx'
import { CheckInButton } from './CheckInButton.tsx'
import { GrantedReward } from './GrantedReward.tsx'
import { useCheckInToday } from './useCheckInToday.ts'

export function TodayRow() {
  const { data: state } = useGetTodaysCheckIn()
  // The row must stay if the tasks cannot be loaded. The parts of the page that list the tasks load them again.
  const { data: tasks } = useQuery({
    ...listPendingTasks.query(),
    retryOnMount: false,
    meta: { handlesErrors: true },
  })
  const firstTask = tasks?.items.find((task) => task.task === 'first-check-in' && task.state === 'open')
  const today = useCheckInToday(state, firstTask)
  return (
    <ListRow
      start={
        <Drawing src="/art/scenes/calendar.svg" className="size-11 rounded-control bg-blush object-cover" />
      }
      title={
        <Link to="/games" className="underline-offset-4 hover:underline">
          {state.name}
        </Link>
      }
      text={
        <span className="flex flex-wrap items-center gap-x-2">
          <span aria-live="polite">
            {today.granted === undefined ? (
              <span>
                <FormattedMessage id="games.checkIn.streak" values={{ days: state.streak }} />
              </span>
            ) : (
              <GrantedReward granted={today.granted} />
            )}
          </span>
          {!state.checkedInToday && (
            <CoinAmount
              coins={state.todaysReward.coins + (firstTask?.reward.coins ?? 0)}
              signed
              size="small"
            />
          )}
        </span>
      }
      end={<CheckInButton today={today} compact />}
    />
  )
}
