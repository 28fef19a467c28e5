// Button of the daily check-in. It remains after the check-in and then shows that the check-in is done.
import Check from 'lucide-react/icons/check'
import Hourglass from 'lucide-react/icons/hourglass'
import { FormattedMessage, useIntl } from 'react-intl'
import { checkIn } from '#generated/calls/games.ts'
import { HiddenFields } from '#src/runtime/posted/HiddenFields.tsx'
import { Button } from '#src/ui/actions/Button.tsx'
import { isBonus } from './milestones.ts'
import type { CheckInToday } from './useCheckInToday.ts'

type CheckInButtonProps = {
  today: CheckInToday
  /** Small variant with a short label, shown at the end of a row. */
  compact?: boolean
}

export function CheckInButton({ today, compact }: CheckInButtonProps) {
  const { formatMessage } = useIntl()
  const { state, queue, isPending } = today
  const isDone = state.checkedInToday && !queue.waits
  const bonus = isBonus(state.game)
  return (
    <form
      method="post"
      data-works-alone
      onSubmit={(event) => {
        event.preventDefault()
        today.checkIn()
      }}
    >
      <HiddenFields form={checkIn.id} />
      <input type="hidden" name="game" value={state.game} />
      <Button
        type="submit"
        full={!compact}
        size={compact ? 'small' : 'regular'}
        className={compact ? 'px-4!' : undefined}
        variant={isDone || queue.waits ? 'soft' : 'primary'}
        icon={iconOf(isDone, queue.waits)}
        pending={isPending}
        pendingLabel={formatMessage({ id: 'games.checkIn.pending' })}
      >
        {queue.waits ? (
          <FormattedMessage id="games.late.waits" />
        ) : isDone ? (
          <FormattedMessage id={bonus ? 'games.bonus.done' : 'games.checkIn.done'} />
        ) : (
          <FormattedMessage
            id={compact ? 'games.checkIn.short' : bonus ? 'games.bonus.action' : 'games.checkIn.action'}
            values={{ coins: state.todaysReward.coins }}
          />
        )}
      </Button>
    </form>
  )
}

function iconOf(isDone: boolean, waits: boolean) {
  if (waits) return <Hourglass aria-hidden className="size-5" />
  return isDone ? <Check aria-hidden className="size-5" /> : undefined
}
