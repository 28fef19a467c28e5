// The one action of the day. It stays once the day is done, and then says so when pressed.
import Check from 'lucide-react/icons/check'
import { FormattedMessage, useIntl } from 'react-intl'
import { Button } from '../../ui/Button.tsx'
import { Confetti } from '../../ui/Confetti.tsx'
import type { useTodaysCheckIn } from './useTodaysCheckIn.ts'

export function CheckInButton({ today }: { today: ReturnType<typeof useTodaysCheckIn> }) {
  const { formatMessage } = useIntl()
  const { state, celebrates, endCelebration, isPending, checkIn } = today
  return (
    <>
      <Button
        full
        variant={state.checkedInToday ? 'soft' : 'primary'}
        icon={state.checkedInToday ? <Check aria-hidden className="size-5" /> : undefined}
        pending={isPending}
        pendingLabel={formatMessage({ id: 'games.checkIn.pending' })}
        onClick={checkIn}
      >
        {state.checkedInToday ? (
          <FormattedMessage id="games.checkIn.done" />
        ) : (
          <FormattedMessage id="games.checkIn.action" values={{ coins: state.todaysReward.coins }} />
        )}
      </Button>
      {celebrates && <Confetti onDone={endCelebration} />}
    </>
  )
}
